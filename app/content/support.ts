import { site } from "~/config/site";
import { telHref } from "~/lib/phone-number";

/** Technical Support (specification 2, Support). */
export const supportPage = {
  title: `Technical Support | ${site.product}`,
  description: `Technical support for ${site.brand} clients: call ${site.support.phone}, e-mail for a reply within 24 hours, or open a ticket in the client portal.`,
  hero: {
    badge: "Technical support for clients",
    title: "Something stopped? A person answers.",
    text: "Three ways in, one queue behind them. Whichever you use, your ticket lands in front of people who already know your network, and it stays open until you say that it works.",
    actions: [
      { label: `Call ${site.support.phone}`, to: telHref(site.support.phone) },
      { label: "Write a ticket here", to: "#ticket" },
    ],
  },
  options: {
    title: "If work has stopped, call; if it has not, write",
    newTab: "(opens in a new tab)",
    call: {
      title: "Call by Phone",
      text: "The quickest way when people are waiting. You describe it once; we open the ticket while you talk.",
    },
    email: {
      title: "Email Support",
      text: "For questions, new starters and anything with a screenshot. You get a reply within 24 hours.",
    },
    portal: {
      title: "Submit a Ticket",
      text: "Clients with a login open tickets in the portal, follow each step and read the history of earlier ones.",
      button: "Open the client portal",
    },
  },
  ticket: {
    title: "No login? Write the ticket here",
    lead: "It joins the same queue as a call. Fill in what you know; an incomplete ticket now beats a complete one tomorrow.",
    portal: {
      title: "Have a login already?",
      text: "The portal knows your name and your computer, so there is less to type.",
      button: "Go to Support Portal Login",
    },
    next: {
      title: "After you press the button",
      steps: [
        "The ticket is stored, then handed to the support desk.",
        "The urgency you chose sets its place in the queue.",
        "An engineer replies by phone or e-mail and asks what is missing.",
        "It is closed after you confirm that it works, not before.",
      ],
    },
    terms: "Read the terms",
    urgency: "What low, medium and high mean",
  },
  urgency: {
    title: "Urgency decides who is called first",
    lead: "Choose by what the fault does to your work, not by how it looks. If it gets worse, call: we raise the level on the ticket you already have.",
    levels: [
      {
        level: "High",
        kind: "Critical",
        reply: "15-30 minutes",
        when: "Work has stopped for a team or a site, or you suspect an intruder.",
        example: "For example: nobody at the plant can log in. Call as well as writing.",
      },
      {
        level: "Medium",
        kind: "Non-critical",
        reply: "1-4 hours",
        when: "Work goes on, but slower or by a detour.",
        example: "For example: the label printer is down and the dock is using the office one.",
      },
      {
        level: "Low",
        kind: "Non-critical",
        reply: "1-4 hours",
        when: "It can wait for a day without costing anybody time.",
        example: "For example: a new hire starts on the first of next month.",
      },
    ],
    note: "These are times to a person’s reply, not to the repair: some faults take ten minutes and some need a part. Mail to the support address is answered within 24 hours.",
  },
  ready: {
    title: "Two minutes of looking saves twenty of asking",
    lead: "Have this beside you before you call. If the fault keeps you from finding it, call without it.",
    items: [
      "Your name, your company and a number that reaches you if the line drops.",
      "The name of the computer: on most it is printed on a label on the lid or under the screen.",
      "The exact words of the message. A photograph of the screen will do.",
      "When it last worked, and what changed since: an update, a new cable, a move.",
      "Who else has it. One person, one room or everybody are three different faults.",
      "What it is holding up, and by when: a shipment at four, payroll on Friday.",
    ],
    never: {
      title: "What we never ask you for",
      text: "Your password. If somebody who says they are from our desk asks for it, hang up and call the number on this page.",
    },
  },
} as const;
