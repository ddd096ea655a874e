import { site } from "~/config/site";
import { missedCalls } from "../service-figures/missed-calls";
import type { ServiceContent } from "./shape";

const { calls, missed, percent, seats } = missedCalls;

/** Specification 2, VoIP Solutions. */
export const voip: ServiceContent = {
  path: "/services/voip",
  title: `VoIP Solutions | ${site.product}`,
  description:
    "Business phones over the internet: one number at your desk, on your laptop and on your cell phone, with call reports and seats you add one at a time.",
  hero: {
    badge: "VoIP Solutions",
    title: "One number that rings wherever you work",
    text: "VoIP is short for voice over internet protocol: phone calls over the internet. Calls reach your people at the desk, on the laptop and on the cell phone. You almost always keep your numbers, and add seats one at a\u00a0time.",
    figure: { label: "Priced per seat, desk phones extra" },
    actions: [
      { label: "Contact Us", to: "/#contact" },
      { label: "What’s Included", to: "#features" },
    ],
  },
  card: [
    {
      value: "One app",
      label: "Voice, video and chat",
      definition: "at the desk and away from it",
    },
    {
      value: "7 days",
      label: "Testing",
      definition: "on temporary numbers",
    },
  ],
  parts: [
    {
      kind: "cards",
      id: "benefits",
      title: "Six ways it beats your old phone system",
      cards: [
        {
          title: "Cost Efficiency",
          text: "One price per seat replaces most phone lines and the old equipment.",
        },
        {
          title: "Reliability",
          text: "You decide in advance where calls go in an outage, and test it with us.",
        },
        {
          title: "Scalability",
          text: "A new hire is one seat. A new office is a box of phones and a working internet line.",
        },
        {
          title: "Advanced Analytics",
          text: "See how many calls you missed, and when.",
        },
        {
          title: "Quick Implementation",
          text: "Phones arrive set up, and your people try them before your numbers move.",
        },
        {
          title: "Unified Communications",
          text: "Voice, video, chat and who’s available, in one app with one directory.",
        },
      ],
    },
    {
      kind: "lists",
      id: "features",
      title: "What every seat has, and what you can add",
      lists: [
        {
          title: "Core features",
          items: [
            "A direct number and an extension",
            "Voicemail, also sent by email",
            "Hold, transfer and conference",
            "Menus and business hours for each number",
            "Apps for laptop and cell phone",
            "911 calling with an address on file for each phone",
          ],
        },
        {
          title: "Advanced features",
          items: [
            "Queues that tell callers their place in line",
            "Call recording, with rules for keeping and deleting",
            "Reports by hour, team and result",
            "Text messages from your business number",
            "A link to your customer database",
            "Paging and door phones",
          ],
        },
      ],
      terms: [
        {
          title: "Included",
          text: "A test of your network before you sign, moving your numbers with the paperwork, phones set up and labeled by person, a training session for each team, and changes and help from our help desk.",
        },
        {
          title: "Quoted on a line of its own",
          text: "Desk phones, advanced features, a second internet line if you want one, and cabling in the walls, after a visit.",
        },
        {
          title: "Not included",
          text: "The internet line and your current carrier’s early termination fee. Of alarm, elevator and fax lines, we move only what can move.",
        },
      ],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "A week of testing before any number moves",
      steps: [
        {
          title: "Days 1-7: Prepare",
          text: "We fix what the test of your network found and test again during your busiest hours.",
        },
        {
          title: "Days 8-14: Plan the calls",
          text: "Who answers first, who’s next, and what happens at lunch, at night and on holidays.",
        },
        {
          title: "Days 15-21: Try it",
          text: "Six of your people use the new phones on temporary numbers and tell us what annoys them.",
        },
        {
          title: "Days 22-30: Move",
          text: "We ask your carrier to move the numbers. Until they do, calls keep ringing on your old phones.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: from ${missed.before} missed calls a month to ${missed.after}`,
      text: [
        `A dental group with ${seats} seats takes ${calls} calls a month and misses ${missed.before}, or ${percent.before}%. The report, an advanced feature, shows when: most at lunch and from 4pm on.`,
        `So the group sets two rules. At lunch, a call moves to a second location after 15 seconds. From 4pm, it rings the cell phone of whoever is on duty. That leaves ${missed.after} of ${calls} calls missed, about ${percent.after}%.`,
      ],
      table: missedCalls.table,
    },
    {
      kind: "questions",
      id: "questions",
      title: "Three things to know before you switch",
      questions: [
        {
          question: "What happens when someone calls 911?",
          answer:
            "The call carries the address on file for that phone. For office phones, we enter your street address and the floor or suite. A laptop or app that leaves the office may keep its old address until someone updates it, so we show your people how. Away from the address on file, dial 911 from the cell phone’s own keypad, not from the app.",
        },
        {
          question: "What if the internet goes down?",
          answer:
            "Your desk phones stop ringing, but callers still reach you. Calls go to cell phones, to another office or to voicemail, by rules you set beforehand. A second internet line keeps the desk phones working, and a battery keeps them working through a short power outage. We can price both.",
        },
        {
          question: "Do we keep our numbers?",
          answer:
            "Almost always. We check each one with the carrier before you sign. Your current carrier has to release them, so don’t cancel the old service yourself, or you could lose your numbers.",
        },
      ],
    },
  ],
  closing: {
    title: "Ask for your price per seat",
    text: "Tell us how many seats you need, how many of them with a desk phone, and which advanced features.",
    button: "Contact Us",
    to: "/#contact",
    also: {
      before: "For 100 users or more, or a phone system in your building:",
      label: `See Our ${site.communicationsVendor} Partnership`,
      to: "/presence-partnership",
    },
  },
};
