import type { Entry } from "./fill";

interface FormCase {
  form: string;
  path: string;
  /** Enough for the form to be taken. */
  values: Record<string, Entry>;
  /** The name of its first field, which no form takes empty. */
  first: string;
  success: string;
}

const person = { name: "Zoë Brandt", email: "zoe@example.org", phone: "+1 (317) 555-0110" };

/** Every form of the site, with the least that a visitor has to type. */
export const formCases: FormCase[] = [
  {
    form: "contact",
    path: "/contact",
    values: { ...person, message: "Please call." },
    first: "name",
    success: "Form submitted successfully!",
  },
  {
    form: "location-contact",
    path: "/locations/carmel",
    values: { ...person, message: "Please call." },
    first: "name",
    success: "Form submitted successfully!",
  },
  {
    form: "guide",
    path: "/services/managed-it-guide",
    values: { firstName: "Zoë", lastName: "Brandt", email: person.email, company: "Søn" },
    first: "firstName",
    success: "Guide download ready!",
  },
  {
    form: "meeting",
    path: "/services/managed-it-guide",
    values: person,
    first: "name",
    success: "Meeting request received",
  },
  {
    form: "partnership",
    path: "/presence-partnership",
    values: { ...person, companyName: "Søn" },
    first: "name",
    success: "Partnership inquiry submitted",
  },
  {
    form: "procurement",
    path: "/services/line-card",
    values: { ...person, company: "Søn", interests: ["Dell", "3CX"] },
    first: "name",
    success: "Request submitted successfully",
  },
  {
    form: "support",
    path: "/support",
    values: {
      ...person,
      company: "Søn",
      subject: "Printer",
      message: "It hums and prints nothing.",
      termsAccepted: true,
    },
    first: "name",
    success: "Support ticket submitted",
  },
  {
    form: "newsletter",
    path: "/about",
    values: { email: person.email },
    first: "email",
    success: "Subscription successful!",
  },
];
