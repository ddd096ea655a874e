import { contactHandler, locationContactHandler } from "./contact";
import type { FormHandler } from "./define";
import { guideHandler } from "./guide";
import { meetingHandler } from "./meeting";
import { blogNewsletterHandler, newsletterHandler } from "./newsletter";
import { partnershipHandler } from "./partnership";
import { procurementHandler } from "./procurement";
import { supportHandler } from "./support";

/**
 * Every form of the site. The legal page's table and the tests' cases come from this list; a form
 * that is missing here fails a test.
 */
export const allHandlers: readonly FormHandler[] = [
  contactHandler,
  locationContactHandler,
  guideHandler,
  meetingHandler,
  partnershipHandler,
  procurementHandler,
  supportHandler,
  newsletterHandler,
  blogNewsletterHandler,
];
