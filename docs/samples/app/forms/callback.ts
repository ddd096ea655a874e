import { defineForm, defineHandler } from "./define";
import { fullPhoneField, nameField } from "./fields";

export const callback = defineForm({
  id: "callback",
  label: "Callback request",
  fields: {
    name: nameField({ message: "Please enter your name." }),
    phone: fullPhoneField(),
  },
  button: { idle: "Call Me Back", busy: "Sending..." },
  success: { title: "We have your number", text: "We'll be in touch with you shortly." },
  failure: { title: "Something went wrong", text: "Please try again later." },
});

export const callbackHandler = defineHandler({
  form: callback,
  title: "Callback",
  payload: (values) => ({ ...values, form: "Callback" }),
});
