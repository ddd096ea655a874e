import type { PartnerIcon } from "./types";

/** A manufacturer on the line card (specification 3, partner; 9: thirteen, the first six in the hero). */
export interface Partner {
  name: string;
  /** Drawn for what is bought, never the maker's logo. */
  icon: PartnerIcon;
  /** What it is bought for. */
  description: string;
}

export const partners: readonly Partner[] = [
  {
    name: "Neat",
    icon: "room",
    description:
      "Video bars, boards and touch controllers for meeting rooms, from a two-seat huddle room to a long table.",
  },
  {
    name: "Microsoft",
    icon: "license",
    description:
      "Microsoft 365 seats, Windows and server licenses, and Surface devices, counted and renewed on one date.",
  },
  {
    name: "Dell",
    icon: "server",
    description:
      "Rack servers, storage, laptops and monitors. Bought when a whole office is to have one make.",
  },
  {
    name: "Palo Alto",
    icon: "gate",
    description:
      "Firewalls that inspect traffic by application, with the security subscriptions that keep them current.",
  },
  {
    name: "Fortinet",
    icon: "branch",
    description:
      "Firewalls, switches and access points managed together. Bought for many small sites with few hands.",
  },
  {
    name: "Synology",
    icon: "bays",
    description:
      "Network storage for shared files, backup copies and camera footage, on a desk or in a rack.",
  },
  {
    name: "HP",
    icon: "print",
    description:
      "Laptops, desktops, workstations and printers, down to the toner. Bought to refresh an office floor.",
  },
  {
    name: "Lenovo",
    icon: "laptop",
    description:
      "ThinkPad laptops, small desktops and docks for fleets that are replaced a third at a time.",
  },
  {
    name: "Cyberpower",
    icon: "battery",
    description:
      "Battery backup, surge protection and rack power strips, sized by the load and the minutes you need.",
  },
  {
    name: "Ericsson LG",
    icon: "exchange",
    description:
      "Phone systems, their cards and their handsets. Bought to extend a system that a site already runs.",
  },
  {
    name: "Clearfly",
    icon: "trunk",
    description:
      "SIP trunks, phone numbers and 911 service: the line between a phone system and everyone else.",
  },
  {
    name: "3CX",
    icon: "keypad",
    description:
      "Phone system software by license: calls, queues, chat and video, on a server you choose or in the cloud.",
  },
  {
    name: "Fanvil",
    icon: "handset",
    description:
      "SIP desk phones, door stations and paging speakers, provisioned before they leave for the site.",
  },
];

/** Shown in the hero (specification 9). */
export const leadingPartners = partners.slice(0, 6);
