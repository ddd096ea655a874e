import { site } from "~/config/site";
import { defineForm, defineHandler, orNull } from "./define";
import {
  atLeast,
  companyField,
  emailField,
  fullPhoneField,
  messageField,
  nameField,
} from "./fields";

/** Partnership inquiry (specification 3, 5, 7 and 8, partnership form). */
export const partnership = defineForm({
  id: "partnership",
  label: "Partnership inquiry",
  fields: {
    name: nameField({ ...atLeast(2, "Name"), short: true }),
    companyName: companyField(atLeast(2, "Company name")),
    email: emailField(),
    phone: fullPhoneField(),
    message: messageField({
      hint: "How many locations and users, what phones and internet lines now, and when does that contract end?",
    }),
  },
  button: { idle: "Submit Partnership Inquiry", busy: "Submitting..." },
  success: {
    title: "Partnership inquiry submitted",
    text: "We'll be in touch with you soon regarding your interest in our partnership program.",
  },
  failure: {
    title: "Something went wrong",
    text: "Your partnership inquiry couldn't be submitted. Please try again.",
  },
});

export const partnershipHandler = defineHandler({
  form: partnership,
  title: "Partnership",
  payload: (values) => ({
    ...values,
    subject: `${site.communicationsVendor} Partnership Inquiry`,
    form: "Partnership Inquiry",
  }),
  store: {
    table: "partnershipInquiries",
    row: ({ message, ...values }) => ({ ...values, message: orNull(message) }),
  },
});
