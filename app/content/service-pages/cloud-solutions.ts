import { backups, rollback } from "~/config/facts";
import { site } from "~/config/site";
import { countPhrase } from "~/lib/number-words";
import { moveNights } from "../service-figures/move-nights";
import type { ServiceContent } from "./shape";

const { all, largest, nights, perNight } = moveNights;

/** Specification 2, Cloud Solutions. */
export const cloudSolutions: ServiceContent = {
  path: "/services/cloud-solutions",
  title: `Cloud Solutions: Migration & Backup | ${site.brand}`,
  description: `We move your files, email and business software to the cloud one team at a time. You can roll back for ${rollback.text}, and we keep three copies of your data.`,
  hero: {
    badge: "Cloud Solutions",
    title: "Move to\u00a0the\u00a0cloud one\u00a0team at\u00a0a\u00a0time",
    text: "Files, email and business software leave your server closet in small steps. If something doesn’t work, that team goes back to the old server while we fix it. Everyone else keeps working.",
    figure: { label: "Priced per move" },
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "What’s Included", to: "#included" },
    ],
  },
  card: [
    {
      value: "3",
      label: "Copies",
      definition: "in use, beside it and off-site",
    },
    {
      value: `${rollback.days} days`,
      label: "To roll back",
      definition: "while the old copy stays in place",
    },
  ],
  parts: [
    {
      kind: "cards",
      id: "services",
      title: "Six cloud services, from migration to cost reviews",
      cards: [
        {
          title: "Cloud Migration",
          text: "Your systems move in steps, starting with one team. Each step has a date and a rollback plan.",
        },
        {
          title: "Cloud Backup",
          text: "We keep the copies on two kinds of storage, so that one failure doesn’t take them all.",
        },
        {
          title: "Disaster Recovery",
          text: "A written plan for starting over: what comes back first, who does it and how long it may take.",
        },
        {
          title: "Hosted Servers",
          text: "The machine in the closet becomes one you rent, sized for what you really use.",
        },
        {
          title: "Email & File Sharing",
          text: "One mailbox and one set of folders per person, the same at the office, at home and on the phone.",
        },
        {
          title: "Cost & Access Reviews",
          text: "We list what’s running, what it costs and who can open it. You decide what to turn off.",
        },
      ],
    },
    {
      kind: "lists",
      id: "included",
      title: "What we handle, and what stays with you",
      lists: [
        {
          title: "Included",
          items: [
            "A written price for the move and for the backup before we start",
            "A list of your files, mailboxes and systems, with an owner for each",
            "A rehearsal of every move, on copied data",
            "The move itself, at night",
            `Backup from the first day, and a test restore from the off-site copy ${backups.tested}`,
            "A half-hour training session for each team",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Subscriptions: the cloud provider bills your company",
            "Backup storage: quoted first, by how much you keep",
            "Rewriting software that runs only on your server",
            "Internet lines: we tell you what you need, and you choose the carrier",
            "Files nobody claims: we list them, and you decide",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "By day 30, one team works from the cloud",
      steps: [
        {
          title: "Days 1-7: Measure",
          text: "How much data, how many users, which systems, and what depends on what.",
        },
        {
          title: "Days 8-14: Decide",
          text: "For each system you choose: move it, replace it, keep it or retire it.",
        },
        {
          title: "Days 15-21: Rehearse",
          text: "We move a copy for the first team. They try it for a day, and we time how long it takes to roll back.",
        },
        {
          title: "Days 22-30: Move",
          text: "The first team moves overnight. In the morning we’re on the line when they sign in.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: a law firm moves ${all} in ${countPhrase(nights, "night")}`,
      text: [
        `A 32-person law firm keeps ${all} on one server. At 80 Mbps, a 10-hour night moves about ${perNight}\u00a0GB. The litigation files take ${largest.gigabytes} ÷ ${perNight} = ${largest.gigabytes / perNight} nights, so we book ${countPhrase(largest.nights)}.`,
        "Billing works from the cloud after the first night. If a report fails there, we roll the team back to the old server and copy their new work back with them.",
      ],
      table: moveNights.table,
    },
    {
      kind: "reasons",
      id: "gains",
      title: "What you gain without a server closet",
      lines: [
        "No server to replace",
        "Work from anywhere",
        "A restore you’ve seen",
        "Room to grow and shrink",
      ],
      text: "Instead of a big purchase every five years, you pay each month for the users and servers you have.",
      button: { label: "Plan the First Move", to: "#contact" },
    },
  ],
  closing: "contact",
};
