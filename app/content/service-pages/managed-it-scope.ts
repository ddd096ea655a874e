import { listed } from "~/lib/listed";
import { backups, businessHours, capitalized, hours, securityTools, serviceRadius } from "../facts";
import { eitherTown } from "../offices";
import type { ScopeRow } from "./shape";

/** What the monthly fee covers, what is quoted, and what another service adds. */
export const managedItScope: readonly ScopeRow[] = [
  {
    item: "After-hours calls",
    fee: `Critical issues, ${hours.watch}: call, or mark the ticket High; the rest ${businessHours}`,
    quoted: "A help desk staffed on nights and weekends",
    extra: ["a help desk staffed on nights and weekends"],
  },
  {
    item: "On-site visits",
    fee: `When we can’t fix it remotely, within ${serviceRadius.value} straight-line ${serviceRadius.unit} of ${eitherTown}`,
    quoted: "Travel beyond that",
    extra: [`travel beyond ${serviceRadius.value} ${serviceRadius.unit}`],
  },
  {
    item: "Security tools",
    fee: `${capitalized(securityTools)} for every user`,
    added: {
      text: "Security alerts read by a person, checks for forged senders, staff training and a response plan",
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
      text: "A recovery plan, and an off-site copy (unless Cybersecurity adds it)",
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

/** What the other services add to the fee, each on a line of its own in a quote. */
export const addOns = "Cybersecurity, an off-site backup copy, phone systems and a three-year plan";

/** What the fee leaves out, in a sentence: "onboarding, backup storage, projects". */
export const extras = listed(managedItScope.flatMap(({ extra = [] }) => extra));
