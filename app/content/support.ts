import { businessHours, capitalized, criticalMeans, response } from "~/config/facts";
import { site } from "~/config/site";
import { telHref } from "~/lib/phone-number";

const portalButton = "Go to Support Portal Login";

/** Technical Support (specification 2, Support). */
export const supportPage = {
  title: `Technical Support | ${site.product}`,
  description: `Technical support for ${site.brand} clients: call ${site.support.phone} day or night for critical issues, email for a reply ${response.email}, or open a ticket.`,
  hero: {
    badge: "Technical support for clients",
    title: "Something not working? Get help here.",
    text: "Call, email or open a ticket. All three go to the same help desk, to people who know your network, and your ticket stays open until you say it works.",
    actions: [
      { label: `Call Support: ${site.support.phone}`, to: telHref(site.support.phone) },
      { label: "Submit a Ticket Here", to: "#ticket" },
    ],
  },
  options: {
    title: "Urgent? Call. Otherwise, email or open a ticket.",
    newTab: "(opens in a new tab)",
    call: {
      title: "Call by Phone",
      text: "The fastest way when people are waiting. We open the ticket while you talk.",
      hours: [
        { when: capitalized(businessHours), who: "A person answers." },
        { when: "After hours", who: "The on-call engineer, for critical issues only." },
      ],
    },
    email: {
      title: "Email Support",
      text: `Best for questions, new hires and anything with a screenshot. We reply ${response.email} and do the work in business hours.`,
    },
    portal: {
      title: "Submit a Ticket in the Portal",
      text: "If you have a portal account, open a ticket in the portal, follow its progress and look up earlier ones.",
      button: portalButton,
    },
  },
  ticket: {
    title: "Submit a ticket here",
    intro: "Tell us what you know. We’ll ask for the rest.",
    portal: { question: "Already have a portal account?", button: portalButton },
    next: {
      title: "What happens next",
      steps: [
        "The urgency you chose decides how soon we get to it.",
        "An engineer calls or emails you and asks for anything that’s missing.",
        "You tell us it works, and then we close the ticket.",
      ],
    },
  },
  urgency: {
    title: "You decide how urgent it is",
    intro: `Choose based on how the problem affects your work. If it gets worse, call, and we’ll raise your ticket to High.`,
    head: "Target reply time",
    targets: [
      {
        reply: response.critical,
        when: "Critical, at any hour",
        levels: [
          {
            level: "High",
            means: `${capitalized(criticalMeans)}.`,
            example:
              "For example: nobody can open the tax software on April 10. Call us right away.",
          },
        ],
      },
      {
        reply: response.other,
        when: "Non-critical, in business hours: Medium before Low",
        levels: [
          {
            level: "Medium",
            means: "One person can’t work, or work is slowed.",
            example:
              "For example: the front desk printer is down, and you’re walking to the other one.",
          },
          {
            level: "Low",
            means: "It can wait a day without costing anyone time.",
            example: "For example: a new hire starts on the first of next month.",
          },
        ],
      },
    ],
    note: `These are targets for a person’s reply, not for the fix: some problems take 10 minutes and some need a part. Business hours are ${businessHours}.`,
  },
  ready: {
    title: "Six things that help us fix it faster",
    intro: "Have these ready before you call. If you can’t get to them, call anyway.",
    items: [
      "Your name, your company and a number where we can reach you.",
      "The name of the computer. Look for a label on the lid or under the screen.",
      "The exact words of the error message. A photo of the screen works well.",
      "When it last worked, and what changed since: an update, a new cable, a move.",
      "Who else has the problem: one person, one room or everybody.",
      "What it’s holding up, and the deadline: a filing at 5pm, payroll on Friday.",
    ],
  },
  never: {
    title: "What we never ask for",
    text: `Your password. If someone who says they’re from our help desk asks for it, hang up and call ${site.support.phone}.`,
  },
} as const;
