import { defineForm, defineHandler, orNull } from "./define";
import { atLeast, emailField, fullPhoneField, messageField, nameField } from "./fields";

/** Request for a consultation (specification 3, 5, 7 and 8, meeting form). */
export const meeting = defineForm({
  id: "meeting",
  label: "Meeting request",
  fields: {
    name: nameField(atLeast(2, "Name")),
    email: emailField(),
    phone: fullPhoneField({ half: false }),
    message: messageField({
      hint: "What would you like to talk about? Which days and times work for you?",
    }),
  },
  button: { idle: "Request a Meeting", busy: "Submitting..." },
  success: {
    title: "Meeting request received",
    text: "We'll be in touch with you shortly to set a time.",
    next: { label: "Download the Guide", to: "/services/managed-it-guide#download-section" },
  },
  failure: { title: "Something went wrong", text: "Please try again later." },
});

export const meetingHandler = defineHandler({
  form: meeting,
  title: "Meeting",
  payload: (values) => ({
    ...values,
    subject: "Meeting Request for Managed IT Services",
    form: "Meeting Request",
  }),
  store: {
    table: "meetingSubmissions",
    row: ({ message, ...values }) => ({ ...values, message: orNull(message) }),
  },
});
