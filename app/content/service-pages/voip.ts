import { site } from "~/config/site";
import type { ServicePage } from "./shape";

/** Specification 2, VoIP Solutions. */
export const voip: ServicePage = {
  path: "/services/voip",
  title: `VoIP Solutions | ${site.product}`,
  description:
    "Business phones over the internet: one number at the desk, on the laptop and on the road, with call reports and seats you add one at a time.",
  hero: {
    badge: "VoIP Solutions",
    title: "One number, three places it rings",
    text: "Calls reach your people at the desk, on the laptop and on the road. Your numbers move with you, seats are added one at a time, and a power cut in the building does not silence the line.",
    actions: [
      { label: "Contact Us", to: "/#contact" },
      { label: "See a Worked Example", to: "#example" },
    ],
  },
  card: [
    {
      value: "1",
      label: "Number each",
      definition: "the one on the card, wherever they work",
    },
    {
      value: "3",
      label: "Places it rings",
      definition: "desk phone, laptop and mobile",
    },
  ],
  parts: [
    {
      kind: "cards",
      title: "Six ways it differs from the box in the closet",
      cards: [
        {
          title: "Cost Efficiency",
          text: "One price per seat, instead of lines, a cabinet and a contract to maintain it.",
        },
        {
          title: "Reliability",
          text: "If the office loses power or its line, calls go to mobiles by a rule you set beforehand.",
        },
        {
          title: "Scalability",
          text: "A new hire is one seat. A new site is a box of phones and a working internet line.",
        },
        {
          title: "Advanced Analytics",
          text: "Calls by hour, team and outcome. You see how many you missed, and when.",
        },
        {
          title: "Quick Implementation",
          text: "Phones arrive configured. They are tried on temporary numbers before yours move.",
        },
        {
          title: "Unified Communications",
          text: "Voice, video, chat and who-is-free in one application, with one directory.",
        },
      ],
    },
    {
      kind: "lists",
      title: "Core features come with every seat, advanced ones where they earn their place",
      lists: [
        {
          title: "Core features",
          items: [
            "A direct number and an extension",
            "Voicemail, also sent as e-mail",
            "Hold, transfer and conference",
            "Menus and opening hours for each number",
            "Apps for laptop and mobile",
            "911 calls that carry the address of the site",
          ],
        },
        {
          title: "Advanced features",
          items: [
            "Queues that tell callers where they stand",
            "Call recording, with rules for keeping and deleting",
            "Reports by hour, team and outcome",
            "Text messages from the business number",
            "A link to your customer database",
            "Paging and door stations",
          ],
        },
      ],
    },
    {
      kind: "lists",
      title: "We run the calls; your internet line carries them",
      lists: [
        {
          title: "Included",
          items: [
            "A test of your network before you sign",
            "Moving your numbers, with the paperwork",
            "Configured phones, labeled by person",
            "A training session for each team",
            "Changes and help from one desk",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "The internet line, and a second one if you want it",
            "Your present carrier’s fee for ending early",
            "Cabling in the walls: quoted after a visit",
            "Alarm, elevator and fax lines: listed first, moved only if they can be",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "The first 30 days: tested for a week before a number moves",
      steps: [
        {
          title: "Days 1–7: measure",
          text: "We test your network through its busiest hours and fix what would garble a call.",
        },
        {
          title: "Days 8–14: draw the call",
          text: "Who answers first, who second, and what happens at lunch, at night and on holidays.",
        },
        {
          title: "Days 15–21: try",
          text: "Six people use the new phones on temporary numbers and tell us what annoys them.",
        },
        {
          title: "Days 22–30: move",
          text: "The numbers move in one morning. If your carrier is late, the old line forwards until then.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: 96 missed calls a month become 22, with nobody hired",
      text: [
        "A service firm with 40 seats takes 1,200 calls a month. 96 ring out, which is 8%. Its old system could not say when.",
        "The report can: 52 at lunch and 30 after 4:30. So two rules are set. At lunch a call moves to a second team after 15 seconds; after 4:30 it rings the mobile of whoever is on duty.",
        "The other 14 are spread over the day, and stay. 22 of 1,200 is under 2%.",
      ],
      table: {
        caption: "Worked example: missed calls in a month",
        columns: ["When", "Before", "After"],
        rows: [
          ["Noon to 1 p.m.", "52", "5"],
          ["After 4:30 p.m.", "30", "3"],
          ["All other hours", "14", "14"],
        ],
        total: ["Missed", "96", "22"],
      },
    },
  ],
  closing: {
    title: "Tell us how many seats, and when the phones are busiest",
    text: "That is enough for a first call plan and a date. If your internet line is not ready for it, we say so before you sign.",
    button: "Contact Us",
    to: "/#contact",
  },
};
