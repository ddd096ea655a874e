import { site } from "~/config/site";

export interface Requirement {
  part: string;
  minimum: string;
  recommended: string;
  /** What goes wrong below the minimum. */
  why: string;
}

/** Constants of specification 9; the order is that of specification 2, Tech Specifications. */
const computers: readonly Requirement[] = [
  {
    part: "CPU",
    minimum: "Quad-core 2.4 GHz",
    recommended: "Hexa-core 3.0 GHz",
    why: "Disk encryption, a backup and a video call run at the same time, all day.",
  },
  {
    part: "RAM",
    minimum: "8 GB",
    recommended: "16 GB",
    why: "When memory runs out, a fast processor waits for the disk.",
  },
  {
    part: "Storage",
    minimum: "256 GB SSD",
    recommended: "512 GB SSD",
    why: "Updates need room to unpack. A spinning disk does not meet the sheet at any size.",
  },
  {
    part: "Graphics",
    minimum: "Integrated, drives one external display",
    recommended: "Integrated, drives two; a dedicated card for CAD or video",
    why: "Anyone who compares two documents all day needs two displays.",
  },
  {
    part: "Display",
    minimum: "Full HD",
    recommended: "QHD or 4K",
    why: "Below Full HD (1920 × 1080) remote support and spreadsheets both need scrolling sideways.",
  },
  {
    part: "Networking",
    minimum: "Gigabit Ethernet or Wi-Fi 5",
    recommended: "Gigabit Ethernet and Wi-Fi 6",
    why: "Older radios slow down every device that shares their channel.",
  },
  {
    part: "OS",
    minimum: "Windows 11 Pro, or a macOS release that still gets security updates",
    recommended: "The current release of either, updated on our schedule",
    why: "Home editions cannot be managed centrally, and an unpatched system cannot be defended.",
  },
];

const mobiles: readonly Requirement[] = [
  {
    part: "Processor",
    minimum: "Octa-core",
    recommended: "Octa-core",
    why: "Mail, calls and the security agent share it with everything else.",
  },
  {
    part: "RAM",
    minimum: "4 GB",
    recommended: "6 GB",
    why: "With less, the phone closes the call app to open the camera.",
  },
  {
    part: "Storage",
    minimum: "64 GB",
    recommended: "128 GB",
    why: "A full phone stops taking updates and does not say so.",
  },
];

/** Words and tables of /rtp (specification 2 and 9, Tech Specifications). */
export const techSpecs = {
  path: "/rtp",
  title: `Tech Specifications | ${site.brand}`,
  description: `Minimum and recommended computers and phones for ${site.brand} clients: CPU, memory, storage, display and OS, linked to quotes and service agreements.`,
  head: {
    title: "The machines our quotes assume",
    text: "Tech Specifications: the minimum and the recommended specs for desktops, laptops and mobile devices under our care.",
    revision: `Revision of May 2026 · ${site.legalName}`,
  },
  link: {
    title: "This sheet is part of what you sign",
    paragraphs: [
      "It is linked to our quotes and master service agreements. Where either speaks of a supported device, it means a machine at or above the minimum on this sheet.",
      "Minimum is what we take into support as it is. Recommended is what we quote when you buy new.",
      "A machine below the minimum is not turned away. It is named in the quote, with a price and a date for its replacement, so that you decide about it before you sign.",
    ],
    example: {
      title: "An example: 60 desks",
      text: "The count finds 42 machines at the recommended level, 13 between minimum and recommended, and 5 below the minimum. The quote covers 55 as they are and lists the 5 by name. Nothing has to be bought for the other 55.",
    },
  },
  columns: {
    part: "Component",
    minimum: "Minimum",
    recommended: "Recommended",
    why: "Why it matters",
  },
  computers: {
    title: "A desktop or laptop needs seven things",
    lead: "The numbers are those on the drawing.",
    drawing:
      "A laptop with its cover off: 1 CPU, 2 RAM, 3 storage, 4 graphics, 5 display, 6 networking, 7 the chip that starts the OS. A cable leads from the network jack to the wall.",
    caption: "Minimum and recommended specs for desktops and laptops",
    rows: computers,
  },
  mobiles: {
    title: "A phone or tablet needs three",
    lead: "Core counts and gigabytes are how Android devices are sold. An iPhone or iPad meets the sheet while Apple sends it security updates.",
    caption: "Minimum and recommended specs for mobile devices",
    rows: mobiles,
  },
  check: {
    title: "You can check a machine in a minute",
    steps: [
      {
        title: "Windows",
        text: "Settings, System, About. Processor, memory and edition are on one page; storage is under System, Storage.",
      },
      {
        title: "macOS",
        text: "Apple menu, About This Mac. More Info adds the displays and the storage.",
      },
      {
        title: "Phone or tablet",
        text: "Settings, About. Compare the software version with the maker’s list of those it still updates.",
      },
    ],
  },
  banner: {
    title: "Not sure which machines fall short?",
    text: "We count them for you during the assessment, before there is a quote to sign.",
    button: "Contact Us",
  },
} as const;
