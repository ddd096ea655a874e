import { criticalMeans, response } from "~/config/facts";
import { site } from "~/config/site";
import { defineForm, defineHandler } from "./define";
import { atLeast, companyField, emailField, messageField, nameField, phoneField } from "./fields";
import { choiceField, consentField, textField } from "./kinds";

/** A range with its unit, held on one line: scripts/build/unbroken.ts leaves forms alone. */
const oneLine = (text: string) => text.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");

/** Support ticket. It has no table, and succeeds only when the form service accepts it (specification 3, 5, 7 and 8). */
export const support = defineForm({
  id: "support",
  label: "Support ticket",
  fields: {
    name: nameField(atLeast(2, "Name")),
    email: emailField(),
    phone: phoneField({
      min: 7,
      message: "Please enter a valid phone number.",
      hint: "7 digits or more",
    }),
    company: companyField(atLeast(2, "Company name")),
    subject: textField({
      label: "Subject",
      ...atLeast(2, "Subject"),
    }),
    urgency: choiceField({
      label: "Urgency",
      initial: "medium",
      message: "Please select an urgency level.",
      options: [
        { value: "high", label: `High: ${criticalMeans}` },
        { value: "medium", label: "Medium: one person can’t work, or work is slowed" },
        { value: "low", label: "Low: it can wait" },
      ],
    }),
    message: messageField({
      ...atLeast(10, "Message"),
      hint: "What happened, on which computer, and what were you doing at the time?",
    }),
    termsAccepted: consentField({
      label: "I agree to the",
      terms: { label: "terms and conditions", to: "/legal#terms" },
      message: "You must agree to the terms and conditions.",
    }),
  },
  button: { idle: "Submit Ticket" },
  success: {
    title: "Support ticket submitted",
    text: "We'll get back to you as soon as possible.",
  },
  failure: {
    title: "Error submitting form",
    text: "Please try again or contact us directly.",
  },
  contact: { ...site.support, hours: "any hour for critical issues" },
  reply: `We aim to reply to High tickets in ${oneLine(response.critical)}, at any hour, and to others in ${oneLine(response.otherBusiness)}.`,
  again: "Open another ticket",
});

export const supportHandler = defineHandler({
  form: support,
  title: "Support",
  payload: (values) => values,
  succeedsOn: "service",
});
