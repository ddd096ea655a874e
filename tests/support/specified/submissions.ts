import { site } from "~/config/site";

const [name, email, phone, company] = ["Zoë Brandt", "zoe@example.org", "+1 (317) 555-0110", "Søn"];
const person = { name, email, phone };
const contact = { ...person, company: "Brandt & Søn", message: "Please call." };
const noServices = {
  managedIT: false,
  cloudSolutions: false,
  cybersecurity: false,
  voip: false,
  consulting: false,
  procurement: false,
};

/**
 * What specification 7 says that each form sends and stores, to the key: here and nowhere else. The submissions are
 * those of `form-cases.ts`. A field that is added to one of these forms gets its line here.
 */
export const submissions: Record<string, { payload?: object; table?: string; row?: object }> = {
  contact: {
    payload: {
      ...contact,
      employeeCount: "11-50",
      services: ["cybersecurity", "voip"],
    },
    table: "contact_submissions",
    row: {
      ...contact,
      employee_count: "11-50",
      services: JSON.stringify({ ...noServices, cybersecurity: true, voip: true }),
    },
  },
  "location-contact": {
    payload: { ...person, company: "", message: "Hello", employeeCount: "", services: [] },
    table: "contact_submissions",
    row: {
      ...person,
      company: null,
      message: "Hello",
      employee_count: null,
      services: JSON.stringify(noServices),
    },
  },
  guide: {
    payload: {
      firstName: "Zoë",
      lastName: "Brandt",
      email,
      company,
      phone: "",
      subject: "Lead Magnet Download Request",
      form: "IT Services Guide Download",
    },
    table: "leadmagnet_submissions",
    row: { first_name: "Zoë", last_name: "Brandt", email, company, phone: null },
  },
  meeting: {
    payload: {
      ...person,
      message: "Tuesday",
      subject: "Meeting Request for Managed IT Services",
      form: "Meeting Request",
    },
    table: "meeting_submissions",
    row: { ...person, message: "Tuesday" },
  },
  partnership: {
    payload: {
      ...person,
      companyName: company,
      message: "",
      subject: `${site.communicationsVendor} Partnership Inquiry`,
      form: "Partnership Inquiry",
    },
    table: "partnership_inquiries",
    row: { ...person, company_name: company, message: null },
  },
  procurement: { payload: { ...person, company, message: "", interests: "Dell, 3CX" } },
  support: {
    payload: {
      ...person,
      company,
      subject: "Printer",
      urgency: "high",
      message: "It hums and prints nothing.",
      termsAccepted: true,
    },
  },
  newsletter: { table: "newsletter_subscriptions", row: { email } },
  "blog-newsletter": { table: "newsletter_subscriptions", row: { email } },
};
