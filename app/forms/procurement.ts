import { partners } from "~/config/partners";
import { defineForm, defineHandler } from "./define";
import { atLeast, companyField, emailField, messageField, nameField, phoneField } from "./fields";
import { setField } from "./kinds";

/** Partner inquiry on the line card. It has no table, and succeeds only when the form service accepts it (specification 3, 5, 7 and 8). */
export const procurement = defineForm({
  id: "procurement",
  label: "Partner request",
  fields: {
    name: nameField(atLeast(2, "Name")),
    email: emailField(),
    company: companyField(atLeast(2, "Company name")),
    phone: phoneField(),
    interests: setField({
      label: "Brands of interest",
      outside: { to: "#line-card", label: "Choose brands on the line card" },
      options: partners.map((partner) => ({ value: partner.name, label: partner.name })),
    }),
    message: messageField({
      hint: "What does the job need, how many, and by when? Part numbers help.",
    }),
  },
  button: { idle: "Submit Request", busy: "Submitting..." },
  success: {
    title: "Request submitted successfully",
    text: "We'll be in touch with you shortly.",
  },
  failure: { title: "Something went wrong", text: "Please try again later." },
});

export const procurementHandler = defineHandler({
  form: procurement,
  title: "Procurement",
  payload: (values) => ({ ...values, interests: values.interests.join(", ") }),
  succeedsOn: "service",
});
