import type { PartnerIconName } from "./types";

/** What a brand is bought for, in the order of the card. */
const kinds = [
  "Computers and software",
  "Security and network",
  "Storage and power",
  "Phones and rooms",
] as const;

/** A brand on the line card: a maker of hardware or software, or a carrier (specification 3, partner; 9: thirteen). */
export interface Partner {
  name: string;
  kind: (typeof kinds)[number];
  /** A drawing of the kind of product, never the brand's logo; a carton where none is named. */
  icon?: PartnerIconName;
  /** What it is bought for. */
  description: string;
}

const listed: readonly Partner[] = [
  {
    name: "Neat",
    kind: "Phones and rooms",
    icon: "room",
    description:
      "Video bars, boards and touch controllers, from a two-seat huddle room to a boardroom.",
  },
  {
    name: "Microsoft",
    kind: "Computers and software",
    icon: "license",
    description:
      "Microsoft 365, Windows and server licenses on one renewal date, and Surface devices.",
  },
  {
    name: "Dell",
    kind: "Computers and software",
    icon: "server",
    description:
      "Servers, storage, laptops and monitors, for clients who want one brand from desk to rack.",
  },
  {
    name: "Palo Alto",
    kind: "Security and network",
    icon: "gate",
    description:
      "Firewalls that inspect traffic by application, with the subscriptions that keep them current.",
  },
  {
    name: "Fortinet",
    kind: "Security and network",
    icon: "branch",
    description:
      "Firewalls, switches and access points managed together, for companies with many small offices.",
  },
  {
    name: "Synology",
    kind: "Storage and power",
    icon: "bays",
    description:
      "Network storage for shared files, backup copies and camera footage, on a desk or in a rack.",
  },
  {
    name: "HP",
    kind: "Computers and software",
    icon: "print",
    description:
      "Laptops, desktops, workstations and printers, often chosen to refresh a whole floor.",
  },
  {
    name: "Lenovo",
    kind: "Computers and software",
    icon: "laptop",
    description:
      "ThinkPad laptops, small desktops and docks, for clients who replace a third of their computers each year.",
  },
  {
    name: "Cyberpower",
    kind: "Storage and power",
    icon: "battery",
    description:
      "Battery backup, surge protection and rack power strips, sized for your load and runtime.",
  },
  {
    name: "Ericsson LG",
    kind: "Phones and rooms",
    icon: "exchange",
    description:
      "Phone systems, expansion cards and handsets, mostly to extend a system already in place.",
  },
  {
    name: "Clearfly",
    kind: "Phones and rooms",
    icon: "trunk",
    description:
      "SIP trunks, phone numbers and 911 service: the connection from a phone system to the outside world.",
  },
  {
    name: "3CX",
    kind: "Phones and rooms",
    icon: "keypad",
    description:
      "Phone system software by license: calls, queues, chat and video, on your own server or in the cloud.",
  },
  {
    name: "Fanvil",
    kind: "Phones and rooms",
    icon: "handset",
    description: "SIP desk phones, door phones and paging speakers, set up before they ship.",
  },
];

/** Every brand, in the order of the card, of its board and of the form's chips. */
export const partners = kinds.flatMap((kind) => listed.filter((partner) => partner.kind === kind));

/** The brands by kind, each with its line on the board that the hero shows. */
export const shelves = kinds.map((kind) => ({
  kind,
  brands: partners.flatMap((partner, at) =>
    partner.kind === kind ? [{ ...partner, port: at + 1 }] : [],
  ),
}));
