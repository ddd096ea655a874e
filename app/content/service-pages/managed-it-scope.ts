import { businessHours, hours, serviceRadius } from "../facts";
import { eitherTown } from "../offices";
import type { ScopeRow } from "./shape";

/** What the monthly fee covers, what is quoted, and what another service adds. */
export const managedItScope: readonly ScopeRow[] = [
  {
    item: "After-hours calls",
    fee: `Critical issues, ${hours.watch}, on the support line; anything else waits for business hours, ${businessHours}`,
    quoted: "A staffed help desk for a second shift or weekends",
  },
  {
    item: "On-site visits",
    fee: `When we can’t fix it remotely, within ${serviceRadius.value} miles of ${eitherTown}`,
    quoted: "Travel beyond that",
  },
  {
    item: "Security tools",
    fee: "Multi-factor authentication (MFA), email filtering and antivirus for every user",
    added: {
      text: "Threat detection with a person on the alerts, staff training, a response plan, penetration tests",
      to: "/services/cybersecurity",
      label: "Cybersecurity",
    },
  },
  {
    item: "Backup",
    fee: "A check every day, and restores when you need them",
    quoted: "Storage, by how much you keep",
    added: {
      text: "Off-site copies and a recovery plan",
      to: "/services/cloud-solutions",
      label: "Cloud Solutions",
    },
  },
  {
    item: "Onboarding",
    quoted: "One charge, fixed before you sign",
  },
  {
    item: "Projects",
    quoted: "Office moves, new locations, new servers",
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
  },
  {
    item: "Your business software",
    fee: "Calls to the vendor until it works, as long as you keep your support contract with them",
  },
];
