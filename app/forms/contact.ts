import type { ServiceSet } from "~/db/schema.server";
import { defineForm, orNull } from "./define";

/** Service keys of specification 3, in the order the visitor reads them. */
const services: readonly { value: keyof ServiceSet; label: string }[] = [
  { value: "managedIT", label: "Managed IT" },
  { value: "cloudSolutions", label: "Cloud Solutions" },
  { value: "cybersecurity", label: "Cybersecurity" },
  { value: "voip", label: "VoIP" },
  { value: "consulting", label: "IT Consulting" },
  { value: "procurement", label: "Procurement" },
];

const sizes = ["1-10", "11-50", "51-200", "201-500", "500+"];

/** Contact form of the home and contact pages (specification 3, 5, 7 and 8, contact form). */
export const contact = defineForm({
  id: "contact",
  fields: {
    name: {
      kind: "text",
      input: "text",
      label: "Name",
      autocomplete: "name",
      half: true,
      min: 1,
      message: "Please enter your name.",
    },
    email: {
      kind: "text",
      input: "email",
      label: "Email",
      autocomplete: "email",
      half: true,
      min: 1,
      message: "Please enter a valid email address.",
    },
    company: {
      kind: "text",
      input: "text",
      label: "Company",
      autocomplete: "organization",
      half: true,
      min: 0,
      message: "",
    },
    phone: {
      kind: "text",
      input: "tel",
      label: "Phone",
      autocomplete: "tel",
      half: true,
      min: 0,
      message: "",
    },
    employeeCount: {
      kind: "choice",
      label: "Number of employees",
      blank: "Choose a range",
      options: sizes.map((size) => ({ value: size, label: size })),
    },
    services: { kind: "set", label: "Services of interest", options: services },
    message: {
      kind: "text",
      input: "area",
      label: "Message",
      hint: "What is slowing you down, and by when should it be fixed?",
      min: 1,
      message: "Please enter a message.",
    },
  },
  button: { idle: "Send Message", busy: "Sending..." },
  success: {
    title: "Form submitted successfully!",
    text: "We'll be in touch with you shortly.",
  },
  failure: {
    title: "Form submission failed",
    text: "Please try again later or contact us directly.",
  },
  payload: ({ name, email, company, phone, message, employeeCount, services }) => ({
    name,
    email,
    company,
    phone,
    message,
    employeeCount,
    services,
  }),
  store: {
    table: "contactSubmissions",
    row: (values) => ({
      name: values.name,
      email: values.email,
      company: orNull(values.company),
      phone: orNull(values.phone),
      message: values.message,
      employeeCount: orNull(values.employeeCount),
      services: Object.fromEntries(
        services.map(({ value }) => [value, values.services.includes(value)]),
      ) as ServiceSet,
    }),
  },
});
