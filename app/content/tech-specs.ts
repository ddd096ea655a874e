import { site } from "~/config/site";
import { telHref } from "~/lib/phone-number";

export interface Requirement {
  part: string;
  /** The part in other words, under its name in the table. Only what has a number in the drawing has one. */
  meaning?: string;
  minimum: string;
  /** Where it is not the minimum. */
  recommended?: string;
  /** What goes wrong below the minimum. */
  why: string;
}

/** Values from specification 9, in the order of specification 2, Tech Specifications. */
const computers: readonly Requirement[] = [
  {
    part: "CPU",
    meaning: "the processor",
    minimum: "Quad-core 2.4 GHz",
    recommended: "Hexa-core 3.0 GHz",
    why: "Disk encryption, a backup and a video call often run at the same time.",
  },
  {
    part: "RAM",
    meaning: "the memory",
    minimum: "8 GB",
    recommended: "16 GB",
    why: "When a computer runs out of RAM, even a fast CPU has to wait.",
  },
  {
    part: "Storage",
    meaning: "an SSD, a drive without moving parts",
    minimum: "256 GB SSD",
    recommended: "512 GB SSD",
    why: "Updates need free space. A hard drive that isn’t an SSD doesn’t meet the minimum, whatever its size.",
  },
  {
    part: "Graphics",
    meaning: "what drives the displays",
    minimum: "Integrated, drives one external display",
    recommended: "Integrated, drives two; a dedicated card for CAD or video",
    why: "Anyone who compares two documents all day needs two displays.",
  },
  {
    part: "Display",
    meaning: "the screen, built in or beside it",
    minimum: "Full HD",
    recommended: "QHD or 4K",
    why: "Below Full HD (1920 × 1080), you often have to scroll sideways in a spreadsheet.",
  },
  {
    part: "Networking",
    meaning: "the jack and the Wi-Fi",
    minimum: "Gigabit Ethernet or Wi-Fi 5",
    recommended: "Gigabit Ethernet and Wi-Fi 6",
    why: "Older Wi-Fi slows down every device that shares the channel.",
  },
  {
    part: "OS",
    meaning: "the operating system",
    minimum: "Windows 11 Pro, or a macOS release that still gets security updates",
    recommended: "The current release of either, updated on our schedule",
    why: "Home editions can’t be managed centrally, and a system without security updates can’t be protected.",
  },
];

const mobiles: readonly Requirement[] = [
  {
    part: "CPU",
    minimum: "Octa-core",
    why: "Email, calls and the security app all share it.",
  },
  {
    part: "RAM",
    minimum: "4 GB",
    recommended: "6 GB",
    why: "With less, apps close when you switch between them.",
  },
  {
    part: "Storage",
    minimum: "64 GB",
    recommended: "128 GB",
    why: "A full phone can stop installing updates without telling you.",
  },
];

/** Text and tables of /rtp (specification 2 and 9, Tech Specifications). */
export const techSpecs = {
  path: "/rtp",
  title: `Tech Specifications | ${site.brand}`,
  description: `Minimum and recommended specs for ${site.brand} clients’ computers and phones: CPU, RAM, storage, display and OS, linked to quotes and agreements.`,
  head: {
    title: "Computers and phones we support",
    text: "Tech Specifications: minimum and recommended specs for the desktops, laptops and mobile devices we take care of.",
    action: "Check a Device in a Minute",
    revision: `Revised May 2026 · ${site.legalName}`,
  },
  example: {
    title: "Example: a nonprofit with 24 computers",
    groups: [
      { units: 14, look: "solid", text: "meet the recommended specs" },
      { units: 7, look: "half", text: "are between minimum and recommended" },
      { units: 3, look: "thin", text: "are below the minimum" },
    ],
    text: "The quote covers 21 of them as they are and lists the other 3. We’d replace only those.",
  },
  link: {
    title: "What “supported device” means",
    text: "This sheet is linked to our quotes and master service agreements. When one of them says “supported device,” it means a computer, phone or tablet that meets the minimum on this sheet. Your agreement lists servers and network devices one by one.",
    rules: [
      {
        title: "A device that meets the minimum",
        text: "We support it as is. When you buy a new one, we quote the recommended specs.",
      },
      {
        title: "A device below the minimum",
        text: "We list it in the quote with a price and a date to replace it, so you can decide before you sign.",
      },
    ],
  },
  columns: {
    part: "Component",
    minimum: "Minimum",
    recommended: "Recommended",
    why: "Why it matters",
  },
  computers: {
    title: "Desktops and laptops",
    intro: "Numbers match the rows below. A desktop has the same parts.",
    drawing: "A laptop’s open base and its display, with the parts numbered as in the rows below.",
    caption: "Minimum and recommended specs for desktops and laptops",
    rows: computers,
  },
  mobiles: {
    title: "Phones and tablets",
    intro:
      "These specs are for Android devices. An iPhone or iPad qualifies as long as Apple sends it security updates.",
    caption: "Minimum and recommended specs for mobile devices",
    rows: mobiles,
  },
  check: {
    title: "How to check a device in a minute",
    intro:
      "Compare what you find with the tables. Tell us a phone’s model, and we check the rest for you, its CPU and RAM included.",
    systems: [
      {
        name: "Windows",
        steps: [
          {
            path: "Settings\u00a0› System\u00a0› About",
            compare: "the processor (CPU), the installed RAM and the edition",
          },
          { path: "Settings\u00a0› System\u00a0› Storage", compare: "the size of the drive" },
        ],
      },
      {
        name: "macOS",
        steps: [
          {
            path: "Apple menu\u00a0› About This Mac",
            compare: "the chip, the memory and the version",
          },
          {
            path: "Apple menu\u00a0› About This Mac\u00a0› More Info",
            compare: "the displays and the storage",
          },
        ],
      },
      {
        name: "Phone or tablet",
        steps: [
          {
            path: "Settings\u00a0› About",
            compare: "the model and the system version of an Android device",
          },
          {
            path: "Settings\u00a0› General\u00a0› About",
            compare: "the model and the system version of an iPhone or iPad",
          },
          {
            path: "The manufacturer’s website",
            compare: "whether that version still gets updates",
          },
        ],
      },
    ],
  },
  closing: {
    title: "Not sure about a device?",
    text: "Call, and have its name and model ready. We’ll tell you whether it can stay.",
    button: `Call Support: ${site.support.phone}`,
    to: telHref(site.support.phone),
  },
} as const;
