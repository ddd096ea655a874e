import { site } from "../config/site";

/** Whom leads go to, in the words of the legal page. */
interface Receiver {
  /** Its box in the drawing: what it is called, and what it is. */
  place: readonly [name: string, what: string];
  /** In a sentence. */
  name: string;
  /** What it does, in front of what our database keeps. */
  collects: string;
  /** When our record is needed. */
  down: string;
  /** Who else learns where a visit began. */
  origin: string;
  /** What becomes of its copy when somebody asks. */
  deletion: string;
}

const receivers: Record<(typeof site)["leadsGo"], Receiver> = {
  "form service": {
    place: ["Form service", "An outside company"],
    name: "the form service",
    collects:
      "Our form service is an outside company that collects what the forms send and passes it to our team. Newsletter sign-ups do not go to it.",
    down: "the service is down",
    origin: "All of this stays with us and is not shared with the form service.",
    deletion: "we ask the form service to delete its copy",
  },
  mailbox: {
    place: ["Our mailbox", "By email"],
    name: "our mailbox",
    collects:
      "What the forms send goes to our team by email, through the company that carries our mail. Newsletter sign-ups are not emailed.",
    down: "the mail service is down",
    origin: "All of this goes to our team with the message, and to nobody else.",
    deletion: "we delete the email that brought it to us",
  },
};

export const receiver = receivers[site.leadsGo];
