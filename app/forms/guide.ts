import { defineForm, defineHandler, orNull } from "./define";
import { atLeast, companyField, emailField, phoneField } from "./fields";
import { textField } from "./kinds";

/** Free managed-IT guide (specification 3, 4, 5, 7 and 8, guide form). */
export const guide = defineForm({
  id: "guide",
  label: "Guide download",
  fields: {
    firstName: textField({
      label: "First name",
      autocomplete: "given-name",
      half: true,
      short: true,
      ...atLeast(2, "First name"),
    }),
    lastName: textField({
      label: "Last name",
      autocomplete: "family-name",
      half: true,
      short: true,
      ...atLeast(2, "Last name"),
    }),
    email: emailField(),
    company: companyField(atLeast(2, "Company name")),
    phone: phoneField({ half: false }),
  },
  button: { idle: "Download the Guide", busy: "Processing..." },
  success: {
    title: "Guide download ready!",
    text: "It’s one HTML file, for any browser. If nothing downloads, choose Download Again.",
    download: {
      href: "/guides/managed-it-services-guide.html",
      label: "Download Again",
      started: { title: "Download started", text: "Look for it in your downloads folder." },
      read: { to: "/guides/read/managed-it-services-guide.html", label: "Read It Here" },
    },
    next: { label: "Request a Meeting", to: "/services/managed-it-guide#meeting-section" },
  },
  failure: { title: "Something went wrong", text: "Please try again later." },
  reply: "The download starts right away. We may ask once whether it helped.",
  again: "Fill in the form again",
});

export const guideHandler = defineHandler({
  form: guide,
  title: "Guide",
  payload: (values) => ({
    ...values,
    subject: "Lead Magnet Download Request",
    form: "IT Services Guide Download",
  }),
  store: {
    table: "leadmagnetSubmissions",
    row: ({ phone, ...values }) => ({ ...values, phone: orNull(phone) }),
  },
});
