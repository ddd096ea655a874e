/** A lead of the contact form. No log may hold its name, address or message (log-lines.ts). */
export const lead = { name: "Ann Sentinel", email: "ann@sentinel.example", message: "Sentinel" };

/** A support ticket, whose visitor waits for the form service's word; each message is another ticket. */
export const ticket = (message = "It hums and hums.") => ({
  ...lead,
  form: "support",
  phone: "3175550188",
  company: "Co",
  subject: "It",
  message,
  urgency: "low",
  termsAccepted: "on",
});
