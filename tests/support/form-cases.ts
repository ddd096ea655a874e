import type { Notice } from "~/forms/define";
import type { Entry } from "./fill";
import { officePath } from "./pages";

export interface FormCase {
  form: string;
  path: string;
  /** Enough for the form to be taken, and something in each kind of control. */
  values: Record<string, Entry>;
  /** The exact notices of specification 8. */
  success: Notice;
  failure: Notice;
  /** Succeeds only on the form service's word. */
  succeedsOnService?: true;
}

const notice = (title: string, text: string): Notice => ({ title, text });
const person = { name: "Zoë Brandt", email: "zoe@example.org", phone: "+1 (317) 555-0110" };
const contactNotices = {
  success: notice("Form submitted successfully!", "We'll be in touch with you shortly."),
  failure: notice("Form submission failed", "Please try again later or contact us directly."),
};
const newsletterNotices = {
  success: notice("Subscription successful!", "Thank you for subscribing to our newsletter."),
  failure: notice("Subscription failed", "Something went wrong. Please try again later."),
};
const wrong = notice("Something went wrong", "Please try again later.");

/** Every form of the site, on one of its pages. */
export const formCases: FormCase[] = [
  {
    form: "contact",
    path: "/contact",
    values: {
      ...{ ...person, company: "Brandt & Søn", employeeCount: "11-50", message: "Please call." },
      services: ["cybersecurity", "voip"],
    },
    ...contactNotices,
  },
  {
    form: "location-contact",
    path: officePath,
    values: { ...person, message: "Hello" },
    ...contactNotices,
  },
  {
    form: "guide",
    path: "/services/managed-it-guide",
    values: { firstName: "Zoë", lastName: "Brandt", email: person.email, company: "Søn" },
    success: notice(
      "Guide download ready!",
      "It’s one HTML file, for any browser. If nothing downloads, choose Download Again.",
    ),
    failure: wrong,
  },
  {
    form: "meeting",
    path: "/services/managed-it-guide",
    values: { ...person, message: "Tuesday" },
    success: notice(
      "Meeting request received",
      "We'll be in touch with you shortly to set a time.",
    ),
    failure: wrong,
  },
  {
    form: "partnership",
    path: "/presence-partnership",
    values: { ...person, companyName: "Søn" },
    success: notice(
      "Partnership inquiry submitted",
      "We'll be in touch with you soon regarding your interest in our partnership program.",
    ),
    failure: notice(
      "Something went wrong",
      "Your partnership inquiry couldn't be submitted. Please try again.",
    ),
  },
  {
    form: "procurement",
    path: "/services/line-card",
    values: { ...person, company: "Søn", interests: ["Dell", "3CX"] },
    success: notice("Request submitted successfully", "We'll be in touch with you shortly."),
    failure: wrong,
    succeedsOnService: true,
  },
  {
    form: "support",
    path: "/support",
    values: {
      ...{ ...person, company: "Søn", subject: "Printer", urgency: "high" },
      message: "It hums and prints nothing.",
      termsAccepted: true,
    },
    success: notice("Support ticket submitted", "We'll get back to you as soon as possible."),
    failure: notice("Error submitting form", "Please try again or contact us directly."),
    succeedsOnService: true,
  },
  { form: "newsletter", path: "/about", values: { email: person.email }, ...newsletterNotices },
  { form: "blog-newsletter", path: "/blog", values: { email: person.email }, ...newsletterNotices },
];

/** Its addresses stay on the site, in a table of their own. */
export const isNewsletter = (form: string) => form.endsWith("newsletter");

/** Where a submission of a form is first written. */
export const tableOf = (form: string) =>
  isNewsletter(form) ? "newsletter_subscriptions" : "deliveries";

/** What passes as a submission of a form. */
export const valuesOf = (form: string) => formCases.find((one) => one.form === form)?.values ?? {};

interface Rule {
  form: string;
  field: string;
  /** One below the minimum, and at it (specification 5, specification 9). */
  below: string;
  least: string;
  message: string;
}

const email = "Please enter a valid email address.";
const phone = "Please enter a valid phone number.";
const name = "Name must be at least 2 characters.";
const company = "Company name must be at least 2 characters.";

/** Every rule of specification 5 with its exact message, in the order of the fields. */
export const formRules: Rule[] = (
  [
    ["contact", "name", " ", "A", "Please enter your name."],
    ["contact", "email", "a@b", "a@b.co", email],
    ["contact", "message", "", "m", "Please enter a message."],
    ["location-contact", "name", "", "A", "Please enter your name."],
    ["location-contact", "email", "a b@c.de", "a@c.de", email],
    ["location-contact", "message", "\n", "m", "Please enter a message."],
    ["guide", "firstName", "A", "An", "First name must be at least 2 characters."],
    ["guide", "lastName", " L ", "Li", "Last name must be at least 2 characters."],
    ["guide", "email", "x", "x@y.zz", email],
    ["guide", "company", "C", "Co", company],
    ["meeting", "name", "A", "An", name],
    ["meeting", "email", "@b.co", "a@b.co", email],
    ["meeting", "phone", "123456789", "1234567890", phone],
    ["partnership", "name", "A", "An", name],
    ["partnership", "companyName", "C", "Co", company],
    ["partnership", "email", "a@b.", "a@b.c", email],
    ["partnership", "phone", "+1 317 55", "+1 317 555", phone],
    ["procurement", "name", "A", "An", name],
    ["procurement", "email", "", "a@b.co", email],
    ["procurement", "company", "C", "Co", company],
    ["support", "name", "A", "An", name],
    ["support", "email", "a@@b.co", "a@b.co", email],
    ["support", "phone", "123456", "1234567", phone],
    ["support", "company", "C", "Co", company],
    ["support", "subject", "I", "It", "Subject must be at least 2 characters."],
    ["support", "urgency", "urgent", "high", "Please select an urgency level."],
    ["support", "message", "012345678", "0123456789", "Message must be at least 10 characters."],
    ["support", "termsAccepted", "no", "on", "You must agree to the terms and conditions."],
    ["newsletter", "email", "a@b", "a@b.c", email],
  ] as const
).map(([form, field, below, least, message]) => ({ form, field, below, least, message }));

export const rulesOf = (form: string) =>
  formRules.filter((rule) => rule.form === (isNewsletter(form) ? "newsletter" : form));
