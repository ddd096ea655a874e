import { consultation } from "~/config/facts";
import type { PagePath } from "./pages";

interface Head {
  title: string;
  intro?: string;
  /** Replaces the form's own hint over the message field. */
  hint?: string;
}

/** The heading over the contact form, by page. */
const ofPages: Partial<Record<PagePath, Head>> = {
  "/": { title: "Or write to us: two\u00a0lines are enough" },
  "/services/managed-it": {
    title: "Get a price for your team",
    intro: "Tell us how many users you have and what bothers you about IT.",
  },
  "/services/cloud-solutions": {
    title: "Plan your first move",
    intro:
      "Tell us what’s on your server, how many people use it, and what worries you about moving it.",
    hint: "Which systems would you move first, and by when?",
  },
  "/services/cybersecurity": {
    title: "Find out what’s open",
    intro:
      "Tell us what happened, or who’s asking: a customer, an insurer or a regulator. Please leave passwords and customer data out of it.",
  },
  "/services/it-consulting": {
    title: "Start with a conversation",
    intro:
      "Tell us a little about your company and what you’re weighing. We’ll tell you what to bring to a first meeting.",
    hint: "Which decision is coming up, and when do you have to make it?",
  },
};

const heads: Readonly<Record<string, Head | undefined>> = ofPages;

const anywhere: Head = {
  title: "Tell us what’s slowing you down",
  intro: "Two lines are enough.",
};

/** The heading of the contact section on the page at a path. */
export const contactHead = (path: string): Head => heads[path] ?? anywhere;

const meets = `If we can help, we set up a ${consultation.text} and send you a written quote. If\u00a0not, we’ll say so.`;

/** Beside every contact form: what happens after sending, and other ways to reach us. */
export const contactSection = {
  /** Of the contact page: under its headline, over its form and over what becomes of it. */
  lead: "Call us, or write: two lines are enough.",
  title: "Send us a message",
  next: { title: "What happens next", steps: [meets] },
  direct: "Prefer to call or email?",
  /** Where the number already stands over the form. */
  write: "Prefer to email?",
  client: "Already a client?",
} as const;
