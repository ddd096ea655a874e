import { defineForm, defineHandler } from "./define";
import { emailField } from "./fields";
import type { Values } from "./kinds";

/** Footer newsletter. The specification simulates it; here the address goes into a table, and nothing leaves the site (README, deliberate steps). */
export const newsletter = defineForm({
  id: "newsletter",
  label: "Newsletter",
  fields: { email: emailField({ half: false }) },
  button: { idle: "Subscribe", busy: "Subscribing...", minBusyMs: 800 },
  success: {
    title: "Subscription successful!",
    text: "Thank you for subscribing to our newsletter.",
  },
  failure: { title: "Subscription failed", text: "Something went wrong. Please try again later." },
  reply: null,
  again: "Subscribe another address",
  invalid: { title: "Invalid email", text: "Please enter a valid email address." },
});

/** The same form in the blog's block. Its own id tells the two on one page apart. */
export const blogNewsletter = defineForm({
  ...newsletter,
  id: "blog-newsletter",
  label: "Newsletter, beside the articles",
});

const store = {
  table: "newsletterSubscriptions" as const,
  row: ({ email }: Values<typeof newsletter.fields>) => ({ email }),
};

export const newsletterHandler = defineHandler({ form: newsletter, title: "Newsletter", store });

export const blogNewsletterHandler = defineHandler({
  form: blogNewsletter,
  title: "Newsletter on the blog",
  store,
});
