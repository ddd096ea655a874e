/** The sign of what a brand is bought for; `components/drawings/partner-icon.tsx` draws each. */
export type PartnerIconName =
  | "carton"
  | "room"
  | "license"
  | "server"
  | "gate"
  | "branch"
  | "bays"
  | "print"
  | "laptop"
  | "battery"
  | "exchange"
  | "trunk"
  | "keypad"
  | "handset";

/** A brand on the line card: a maker of hardware or software, or a carrier (specification 3, partner; 9: thirteen). */
export interface Partner {
  name: string;
  /** A drawing of the kind of product, never the brand's logo; a carton where none is named. */
  icon?: PartnerIconName;
  /** What it is bought for. */
  description: string;
}

/** Every brand, in the order of the card, of its board and of the form's chips (specification 3). */
export const partners: readonly Partner[] = [
  {
    name: "Neat",
    icon: "room",
    description:
      "Video bars, boards and touch controllers, from a two-seat huddle room to a boardroom.",
  },
  {
    name: "Microsoft",
    icon: "license",
    description:
      "Microsoft 365, Windows and server licenses on one renewal date, and Surface devices.",
  },
  {
    name: "Dell",
    icon: "server",
    description:
      "Servers, storage, laptops and monitors, for clients who want one brand from desk to rack.",
  },
  {
    name: "Palo Alto",
    icon: "gate",
    description:
      "Firewalls that inspect traffic by application, with the subscriptions that keep them current.",
  },
  {
    name: "Fortinet",
    icon: "branch",
    description:
      "Firewalls, switches and access points managed together, for companies with many small offices.",
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
      "Laptops, desktops, workstations and printers, often chosen to refresh a whole floor.",
  },
  {
    name: "Lenovo",
    icon: "laptop",
    description:
      "ThinkPad laptops, small desktops and docks, for clients who replace a third of their computers each year.",
  },
  {
    name: "Cyberpower",
    icon: "battery",
    description:
      "Battery backup, surge protection and rack power strips, sized for your load and runtime.",
  },
  {
    name: "Ericsson LG",
    icon: "exchange",
    description:
      "Phone systems, expansion cards and handsets, mostly to extend a system already in place.",
  },
  {
    name: "Clearfly",
    icon: "trunk",
    description:
      "SIP trunks, phone numbers and 911 service: the connection from a phone system to the outside world.",
  },
  {
    name: "3CX",
    icon: "keypad",
    description:
      "Phone system software by license: calls, queues, chat and video, on your own server or in the cloud.",
  },
  {
    name: "Fanvil",
    icon: "handset",
    description: "SIP desk phones, door phones and paging speakers, set up before they ship.",
  },
];

/** Those that the hero of the line card shows. */
export const firstBrands = partners.slice(0, 6);
