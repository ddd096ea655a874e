import { contactLead, locationContactLead } from "./contact";
import type { Lead } from "./define";
import { guideLead } from "./guide";
import { meetingLead } from "./meeting";
import { blogNewsletterLead, newsletterLead } from "./newsletter";
import { partnershipLead } from "./partnership";
import { procurementLead } from "./procurement";
import { supportLead } from "./support";

/**
 * Every form of the site. The legal page's table and the tests' cases come from this list; a form
 * that is missing here fails a test.
 */
export const allLeads: readonly Lead[] = [
  contactLead,
  locationContactLead,
  guideLead,
  meetingLead,
  partnershipLead,
  procurementLead,
  supportLead,
  newsletterLead,
  blogNewsletterLead,
];
