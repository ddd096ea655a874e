import type { PartnerIconName } from "./types";

/** A brand on the line card: a maker of hardware or software, or a carrier (specification 3, partner; 9: thirteen, the first six in the hero). */
export interface Partner {
  name: string;
  /** What it is, in a word or two. */
  kind: string;
  /** A drawing of the kind of product, never the brand's logo; a carton where none is named. */
  icon?: PartnerIconName;
  /** What it is bought for. */
  description: string;
}

export const partners: readonly Partner[] = [
  {
    name: "Neat",
    kind: "Rooms",
    icon: "room",
    description:
      "Video bars, boards and touch controllers for meeting rooms, from a two-seat huddle room to a boardroom.",
  },
  {
    name: "Microsoft",
    kind: "Software",
    icon: "license",
    description:
      "Microsoft 365, Windows and server licenses, and Surface devices. We line up the renewals on one date.",
  },
  {
    name: "Dell",
    kind: "Computers",
    icon: "server",
    description:
      "Servers, storage, laptops and monitors. A common choice when a client wants one brand from desk to rack.",
  },
  {
    name: "Palo Alto",
    kind: "Security",
    icon: "gate",
    description:
      "Firewalls that inspect traffic by application, with the security subscriptions that keep them current.",
  },
  {
    name: "Fortinet",
    kind: "Network",
    icon: "branch",
    description:
      "Firewalls, switches and access points managed together, for companies with many small offices and few IT people.",
  },
  {
    name: "Synology",
    kind: "Storage",
    icon: "bays",
    description:
      "Network storage for shared files, backup copies and camera footage, on a desk or in a rack.",
  },
  {
    name: "HP",
    kind: "Computers",
    icon: "print",
    description:
      "Laptops, desktops, workstations and printers, down to the toner. Often chosen to refresh a whole floor.",
  },
  {
    name: "Lenovo",
    kind: "Computers",
    icon: "laptop",
    description:
      "ThinkPad laptops, small desktops and docks, for clients who replace a third of their computers each year.",
  },
  {
    name: "Cyberpower",
    kind: "Power",
    icon: "battery",
    description:
      "Battery backup, surge protection and rack power strips, sized for the load and the minutes of runtime you need.",
  },
  {
    name: "Ericsson LG",
    kind: "Phones",
    icon: "exchange",
    description:
      "Phone systems, expansion cards and handsets. Most often bought to extend a system that’s already in place.",
  },
  {
    name: "Clearfly",
    kind: "Phone lines",
    icon: "trunk",
    description:
      "SIP trunks, phone numbers and 911 service: the connection from a phone system to the outside world.",
  },
  {
    name: "3CX",
    kind: "Phones",
    icon: "keypad",
    description:
      "Phone system software by license: calls, queues, chat and video, on your own server or in the cloud.",
  },
  {
    name: "Fanvil",
    kind: "Phones",
    icon: "handset",
    description: "SIP desk phones, door phones and paging speakers, set up before they ship.",
  },
];

/** Shown in the hero (specification 9). */
export const leadingPartners = partners.slice(0, 6);
