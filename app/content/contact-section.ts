import { consultation, replyWithin } from "./facts";

interface Head {
  title: string;
  intro?: string;
  /** Replaces the form's own hint over the message field. */
  hint?: string;
}

/** The heading over the contact form, by page. */
const heads: Record<string, Head> = {
  "/": { title: "Or write to us: two\u00a0lines are enough" },
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

const anywhere: Head = {
  title: "Tell us what’s slowing you down",
  intro: "Two lines are enough.",
};

/** The heading of the contact section on the page at a path. */
export const contactHead = (path: string): Head => heads[path] ?? anywhere;

const reads = `A success manager reads your message and replies ${replyWithin}.`;
const meets = `If we can help, we set up a ${consultation.text} and then send you a written quote. If\u00a0not, we’ll say so.`;

/** Beside every contact form: what happens after sending, and other ways to reach us. */
export const contactSection = {
  /** Of the contact page: under its headline, over its form and over what becomes of it. */
  lead: "Call us, or write: two lines are enough.",
  title: "Send us a message",
  next: { title: "What happens next", steps: [reads, meets] },
  /** The stops of a message on its way, beside a form that says how soon it is answered. */
  wayTitle: "Where your message goes",
  way: [
    {
      stop: "Your desk",
      text: "You get a reference number as soon as it’s sent.",
      /** In its place, once it was sent. */
      sent: "Sent. We have it.",
    },
    { stop: "Our desk", text: "A success manager reads it and calls or emails you back." },
    { stop: "The first call", text: meets },
  ] satisfies readonly { stop: string; text: string; sent?: string }[],
  direct: "Prefer to call or email?",
  /** Where the number already stands over the form. */
  write: "Prefer to email?",
  client: "Already a client?",
} as const;
