import { backups, capitalized, securityTools, serviceRadius } from "~/config/facts";
import { formatList } from "~/lib/format-list";
import { eitherTown } from "../offices";
import type { ScopeRow } from "./shape";

/** What the monthly fee covers, what is quoted, and what another service adds. */
export const managedItScope: readonly ScopeRow[] = [
  {
    item: "After-hours calls",
    fee: "After hours: critical issues only. Call, or mark the ticket High",
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
      text: "security alerts read by a person, and staff training",
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
      text: "an off-site copy and a recovery plan",
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
      text: "phones and number transfers",
      to: "/services/voip",
      label: "VoIP Solutions",
    },
  },
  {
    item: "Hardware, licenses and internet",
    fee: "Ordering, setup and renewal dates",
    quoted: "The purchase: you approve it, in your name",
    extra: ["hardware", "licenses", "internet lines"],
  },
  {
    item: "Your business software",
    fee: "Calls to the vendor, if you have a support contract",
  },
];

/** What the other services add to the fee, each on a line of its own in a quote. */
export const addOns = "Cybersecurity, an off-site backup copy, phone systems and a three-year plan";

/** What the fee leaves out, in a sentence: "onboarding, backup storage, projects". */
export const extras = formatList(managedItScope.flatMap(({ extra = [] }) => extra));
