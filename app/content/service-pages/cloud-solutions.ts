import { site } from "~/config/site";
import type { ServicePage } from "./shape";

/** Specification 2, Cloud Solutions. */
export const cloudSolutions: ServicePage = {
  path: "/services/cloud-solutions",
  title: `Cloud Solutions | ${site.brand}`,
  description:
    "Files, mail and business systems moved to the cloud in waves you can undo, with three copies of your data and a timed restore every quarter.",
  hero: {
    badge: "Cloud Solutions",
    title: "Move to the cloud in steps you can undo",
    text: "Files, mail and business systems leave your building one wave at a time. The old copy stays untouched for two weeks after each wave, and one copy is always held somewhere else.",
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "See a Worked Example", to: "#example" },
    ],
  },
  card: [
    {
      value: "3",
      label: "Copies kept",
      definition: "the one in use, one beside it, one at another site",
    },
    {
      value: "4",
      label: "Restore tests",
      definition: "a year, one each quarter, timed and reported",
    },
  ],
  parts: [
    {
      kind: "cards",
      title: "Six services, from the first inventory to the monthly bill",
      cards: [
        {
          title: "Cloud Migration",
          text: "Systems move in waves, the smallest first. Each has a rehearsal, a date and a way back.",
        },
        {
          title: "Cloud Backup",
          text: "Three copies of what matters, on two kinds of storage, one of them outside your building.",
        },
        {
          title: "Disaster Recovery",
          text: "A written order of restart: what comes first, who does it, how long it may take. Rehearsed once a year.",
        },
        {
          title: "Hosted Servers",
          text: "The machine in the closet becomes a rented one, sized by what it really uses.",
        },
        {
          title: "Email & File Sharing",
          text: "One mailbox and one set of folders per person, the same at the desk, at home and on the phone.",
        },
        {
          title: "Cost & Access Reviews",
          text: "Every quarter we list what runs, what it costs and who can open it. What nobody uses is switched off.",
        },
      ],
    },
    {
      kind: "lists",
      title: "We move it and run it, and you keep the keys",
      lists: [
        {
          title: "Included",
          items: [
            "An inventory of files, mailboxes and systems, with an owner for each",
            "A rehearsal of every wave, on copied data",
            "The move itself, at night or over a weekend",
            "Backup from the first day, and a restore test each quarter",
            "Half an hour of training for each team",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Subscriptions: billed by the cloud provider, in your company’s name",
            "Rewriting software that cannot leave its machine",
            "Internet lines: we say what you need, you choose whose",
            "Deciding about files nobody claims: we list them, you decide",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "The first 30 days: one team already works from the cloud",
      steps: [
        {
          title: "Days 1–7: measure",
          text: "Gigabytes, users, systems, and what depends on what.",
        },
        {
          title: "Days 8–14: decide",
          text: "Each system gets one word: move, replace, keep or retire. You sign the list.",
        },
        {
          title: "Days 15–21: rehearse",
          text: "A copy of the first wave moves. Its users try it for a day, and we time the way back.",
        },
        {
          title: "Days 22–30: move",
          text: "The first wave goes over a weekend. On Monday we are on the line when the first shift starts.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: 1,800 GB moves in six nights, and nobody waits for the last",
      text: [
        "A 60-person manufacturer keeps 1,800 GB on one server. Its line sends 36 GB an hour (80 Mbit/s). Ten hours a night make 360 GB.",
        "Drawings need 900 ÷ 360 = 2.5 nights, so we book three. Every other wave fits into one.",
        "Finance works from the new place after the first night. If a report fails, one setting sends the team back to the old server, which stays as it was for two weeks.",
      ],
      table: {
        caption: "Worked example: four waves",
        columns: ["Wave", "Data", "Nights"],
        rows: [
          ["Finance and office", "240 GB", "1"],
          ["Sales and service", "300 GB", "1"],
          ["Engineering drawings", "900 GB", "3"],
          ["Archive", "360 GB", "1"],
        ],
        total: ["Whole server", "1,800 GB", "6"],
      },
    },
    {
      kind: "reasons",
      title: "What you gain when the server closet is empty",
      cards: [
        {
          title: "No Server to Replace",
          text: "The five-year purchase leaves the plan. What stays is a monthly line that follows your headcount.",
        },
        {
          title: "Work From Any Site",
          text: "The same files and the same sign-in at the desk, at a customer’s and at home.",
        },
        {
          title: "A Restore You Have Seen",
          text: "A backup counts once it has been restored. We do it four times a year and send you the times.",
        },
        {
          title: "Room to Grow and Shrink",
          text: "Ten seasonal people get accounts in May and hand them back in September. So does the bill.",
        },
      ],
      button: { label: "Plan the First Wave", to: "#contact" },
    },
  ],
  closing: "contact",
};
