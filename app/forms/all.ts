import { contact, contactHandler, locationContact, locationContactHandler } from "./contact";
import type { FormDeclaration, FormHandler } from "./define";
import { guide, guideHandler } from "./guide";
import type { Fields } from "./kinds";
import { meeting, meetingHandler } from "./meeting";
import { blogNewsletter, blogNewsletterHandler, newsletter, newsletterHandler } from "./newsletter";
import { partnership, partnershipHandler } from "./partnership";
import { procurement, procurementHandler } from "./procurement";
import { support, supportHandler } from "./support";

const forms = [
  contact,
  locationContact,
  guide,
  meeting,
  partnership,
  procurement,
  support,
  newsletter,
  blogNewsletter,
] as const;

/** The server's half of each. One that is missing does not compile. */
const handlers: { [Id in (typeof forms)[number]["id"]]: FormHandler<Fields, Id> } = {
  contact: contactHandler,
  "location-contact": locationContactHandler,
  guide: guideHandler,
  meeting: meetingHandler,
  partnership: partnershipHandler,
  procurement: procurementHandler,
  support: supportHandler,
  newsletter: newsletterHandler,
  "blog-newsletter": blogNewsletterHandler,
};

/** Every form, as the browser knows it. */
export const allForms: readonly FormDeclaration[] = forms;

/** Every form, with what the server does with it. The browser's scripts must not import it. */
export const allHandlers: readonly FormHandler[] = Object.values(handlers);
