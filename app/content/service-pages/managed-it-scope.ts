import { listed } from "~/lib/listed";
import { backups, businessHours, capitalized, hours, securityTools, serviceRadius } from "../facts";
import { eitherTown } from "../offices";
import type { ScopeRow } from "./shape";

/** What the monthly fee covers, what is quoted, and what another service adds. */
export const managedItScope: readonly ScopeRow[] = [
  {
    item: "After-hours calls",
    fee: `Critical issues, ${hours.watch}, on the support line; anything else waits for business hours, ${businessHours}`,
    quoted: "A staffed help desk for a second shift or weekends",
    extra: ["a staffed second shift"],
  },
  {
    item: "On-site visits",
    fee: `When we can’t fix it remotely, within ${serviceRadius.value} miles of ${eitherTown}`,
    quoted: "Travel beyond that",
    extra: [`travel beyond ${serviceRadius.value} miles`],
  },
  {
    item: "Security tools",
    fee: `${capitalized(securityTools)} for every user`,
    added: {
      text: "A person on the security alerts, checks for forged senders, staff training, a response plan, penetration tests",
      to: "/services/cybersecurity",
      label: "Cybersecurity",
    },
  },
  {
    item: "Backup",
    fee: capitalized(backups.fee),
    quoted: "Storage, by how much you keep",
    extra: ["backup storage"],
    added: {
      text: "An off-site copy and a recovery plan",
      to: "/services/cloud-solutions",
      label: "Cloud Solutions",
    },
  },
  {
    item: "Onboarding",
    quoted: "One charge, fixed before you sign",
    extra: ["onboarding"],
  },
  {
    item: "Projects",
    quoted: "Office moves, new locations, new servers",
    extra: ["projects"],
    added: {
      text: "Phone systems and number transfers",
      to: "/services/voip",
      label: "VoIP Solutions",
    },
  },
  {
    item: "Hardware, licenses and internet",
    fee: "Ordering, setup and renewal dates",
    quoted: "The purchase itself: you approve it, and the contracts stay in your name",
    extra: ["hardware", "licenses", "internet lines"],
  },
  {
    item: "Your business software",
    fee: "Calls to the vendor until it works, as long as you keep your support contract with them",
  },
];

/** What the fee leaves out, in a sentence: "onboarding, backup storage, projects". */
export const extras = listed(managedItScope.flatMap(({ extra = [] }) => extra));
