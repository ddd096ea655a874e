/** A support ticket, whose visitor waits for the form service's word; each message is another ticket. */
export const ticket = (message: string) => ({
  form: "support",
  name: "Ann",
  email: "ann@example.org",
  phone: "3175550188",
  company: "Co",
  subject: "It",
  message,
  urgency: "low",
  termsAccepted: "on",
});
