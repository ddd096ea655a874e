import { site } from "~/config/site";

const [name, email, phone] = ["Zoë Brandt", "zoe@example.org", "+1 (317) 555-0110"];

/** The boolean set of a row. */
const set = (cybersecurity: boolean, voip: boolean) =>
  JSON.stringify({
    managedIT: false,
    cloudSolutions: false,
    cybersecurity,
    voip,
    consulting: false,
    procurement: false,
  });

/**
 * What specification 7 says that each form sends and stores, to the key: here and nowhere else. The submissions are
 * those of `form-cases.ts`. A field that is added to one of these forms gets its line here.
 */
export const submissions: Record<string, { payload?: object; table?: string; row?: object }> = {
  contact: {
    payload: {
      name,
      email,
      phone,
      company: "Brandt & Søn",
      message: "Please call.",
      employeeCount: "11-50",
      services: ["cybersecurity", "voip"],
    },
    table: "contact_submissions",
    row: {
      name,
      email,
      phone,
      company: "Brandt & Søn",
      message: "Please call.",
      employee_count: "11-50",
      services: set(true, true),
    },
  },
  "location-contact": {
    payload: { name, email, phone, company: "", message: "Hello", employeeCount: "", services: [] },
    table: "contact_submissions",
    row: {
      name,
      email,
      phone,
      company: null,
      message: "Hello",
      employee_count: null,
      services: set(false, false),
    },
  },
  guide: {
    payload: {
      firstName: "Zoë",
      lastName: "Brandt",
      email,
      company: "Søn",
      phone: "",
      subject: "Lead Magnet Download Request",
      form: "IT Services Guide Download",
    },
    table: "leadmagnet_submissions",
    row: { first_name: "Zoë", last_name: "Brandt", email, company: "Søn", phone: null },
  },
  meeting: {
    payload: {
      name,
      email,
      phone,
      message: "Tuesday",
      subject: "Meeting Request for Managed IT Services",
      form: "Meeting Request",
    },
    table: "meeting_submissions",
    row: { name, email, phone, message: "Tuesday" },
  },
  partnership: {
    payload: {
      name,
      companyName: "Søn",
      email,
      phone,
      message: "",
      subject: `${site.communicationsVendor} Partnership Inquiry`,
      form: "Partnership Inquiry",
    },
    table: "partnership_inquiries",
    row: { name, company_name: "Søn", email, phone, message: null },
  },
  procurement: {
    payload: { name, email, phone, company: "Søn", message: "", interests: "Dell, 3CX" },
  },
  support: {
    payload: {
      name,
      email,
      phone,
      company: "Søn",
      subject: "Printer",
      urgency: "high",
      message: "It hums and prints nothing.",
      termsAccepted: true,
    },
  },
  newsletter: { table: "newsletter_subscriptions", row: { email } },
  "blog-newsletter": { table: "newsletter_subscriptions", row: { email } },
};
