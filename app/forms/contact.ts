import type { ServiceSet } from "~/db/schema.server";
import { defineForm, defineHandler, orNull } from "./define";
import { companyField, emailField, messageField, nameField, phoneField } from "./fields";
import { choiceField, setField, type Values } from "./kinds";

/** Service keys of specification 3, in the order shown. */
const serviceOptions: readonly { value: keyof ServiceSet; label: string }[] = [
  { value: "managedIT", label: "Managed IT" },
  { value: "cloudSolutions", label: "Cloud Solutions" },
  { value: "cybersecurity", label: "Cybersecurity" },
  { value: "voip", label: "VoIP" },
  { value: "consulting", label: "IT Consulting" },
  { value: "procurement", label: "Procurement" },
];

const sizes = ["1-10", "11-50", "51-200", "201-500", "500+"];

/** The six booleans of a row, from the keys that were ticked. */
const serviceSet = (ticked: readonly string[]) =>
  Object.fromEntries(
    serviceOptions.map(({ value }) => [value, ticked.includes(value)]),
  ) as ServiceSet;

const shared = {
  name: nameField({ message: "Please enter your name." }),
  email: emailField(),
  company: companyField(),
  phone: phoneField(),
  message: messageField({
    message: "Please enter a message.",
    hint: "What do you need, and by when?",
  }),
};

/** What the rows of both forms share. */
const rowOf = ({ name, email, company, phone, message }: Values<typeof shared>) => ({
  name,
  email,
  message,
  company: orNull(company),
  phone: orNull(phone),
});

/** Contact form of the home, service and contact pages (specification 3, 5, 7 and 8, contact form). */
export const contact = defineForm({
  id: "contact",
  label: "Contact form",
  fields: {
    name: shared.name,
    email: shared.email,
    message: shared.message,
    company: shared.company,
    phone: shared.phone,
    employeeCount: choiceField({
      label: "Number of employees",
      blank: "Choose a range",
      options: sizes.map((size) => ({ value: size, label: size })),
    }),
    services: setField({ label: "Services of interest", options: serviceOptions }),
  },
  button: { idle: "Send Message", busy: "Sending..." },
  success: {
    title: "Form submitted successfully!",
    text: "We'll be in touch with you shortly.",
    next: { label: "Read Our Free IT Guide", to: "/services/managed-it-guide" },
  },
  failure: {
    title: "Form submission failed",
    text: "Please try again later or contact us directly.",
  },
});

export const contactHandler = defineHandler({
  form: contact,
  title: "Contact",
  payload: (values) => values,
  store: {
    table: "contactSubmissions",
    row: (values) => ({
      ...rowOf(values),
      employeeCount: orNull(values.employeeCount),
      services: serviceSet(values.services),
    }),
  },
});

/** The shorter form on location pages, stored and sent as a contact submission. */
export const locationContact = defineForm({
  ...contact,
  id: "location-contact",
  fields: shared,
});

export const locationContactHandler = defineHandler({
  form: locationContact,
  title: "Contact on a location page",
  payload: (values) => ({ ...values, employeeCount: "", services: [] }),
  store: {
    table: "contactSubmissions",
    row: (values) => ({ ...rowOf(values), employeeCount: null, services: serviceSet([]) }),
  },
});
