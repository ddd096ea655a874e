import { site } from "~/config/site";

/** Strings of the home page; those the specification quotes stand as quoted (specification 2, Home). */
export const home = {
  title: `${site.brand} | Your Technology Success Partner`,
  description: `${site.brand} runs IT for small and mid-size businesses: proactive strategy and support, a fixed monthly fee, a success manager by name and a rapid response.`,
  hero: {
    badge: "IT Success Partner for Businesses",
    title: "What's NEXT for your business technology?",
    text: "We plan it, run it and answer for it. Proactive IT strategy and support for a fixed monthly fee, with a success manager who knows your business and a person on the line when something stops.",
    actions: [
      { label: "Contact Us", to: "/contact" },
      { label: "Explore Services", to: "#services" },
    ],
    callout: {
      title: "Always-on Support",
      text: "Proactive monitoring and 24/7 support to keep your business running",
    },
  },
  services: {
    title: "Six services, and one team that answers for all of them",
    lead: "Take one or take the set. Whichever you start with, the people who recommend it are the people who run it.",
    invitation: "Ready to transform your IT? Let's talk.",
  },
  reasons: {
    title: `Why Businesses Choose ${site.brand}`,
    items: [
      {
        title: "Proactive IT Management",
        text: "Most tickets that matter are the ones nobody has to open. We watch, patch and replace before a fault reaches a desk.",
      },
      {
        title: "Dedicated Success Managers",
        text: "One person holds your plan, joins your budget talks and is measured by whether you stay.",
      },
      {
        title: "Transparent Fixed-Fee Pricing",
        text: "A price per user per month that covers the calls as well. When you need us most, you do not pay more.",
      },
      {
        title: "Rapid Response Times",
        text: "A critical ticket gets a person in 15–30 minutes. Everything else gets one in 1–4 hours.",
      },
      {
        title: "Strategic Technology Planning",
        text: "A rolling plan with dates and costs, reviewed with you, so that a server’s end of life is a line in it and not a surprise.",
      },
      {
        title: "Cybersecurity Focus",
        text: "Security is part of every service, from the first account we set up, and not a product added at the end.",
      },
    ],
    button: "Become Our Next Success Story",
    badge: {
      title: "Industry Leading",
      text: "97% client satisfaction rate with an average response time under 15 minutes",
    },
  },
  about: {
    title: "Two offices, one team, clients nationwide",
    mission: {
      title: "Our mission",
      text: "Technology should be the part of a business that nobody has to think about. Our mission is to make it so for companies too small for an IT department and too busy to go without one.",
    },
    approach: {
      title: "Our approach",
      text: "We start by drawing what you have. Then we agree what it should be in three years, fix what cannot wait, and work down the plan a quarter at a time, with the numbers on the table.",
    },
    offices: [
      {
        office: site.offices.headquarters,
        role: "Headquarters",
        text: "Serving the Midwest, on-site and remote.",
      },
      {
        office: site.offices.northwest,
        role: "Pacific Northwest",
        text: "Serving the Pacific Northwest from south of the Sound.",
      },
    ],
    closing: "Wherever you are, we can work with you: our clients are served nationwide.",
  },
  testimonials: { title: "What changes after the first year" },
  banner: {
    title: "Ready to take your business to what's NEXT?",
    text: "Tell us where it hurts. You will hear from a person, not from a sequence of e-mails.",
    button: "Contact Us",
  },
} as const;

/** Beside every contact form: where to find us and what happens after sending. */
export const contactSection = {
  title: "Tell us what is slowing you down",
  lead: "Two lines are enough. The more exact the trouble, the more useful our first answer.",
  next: {
    title: "What happens next",
    steps: [
      "Your message is stored the moment you press the button.",
      "A success manager reads it and replies by e-mail or phone.",
      "If we can help, we set a 30-minute consultation. If we cannot, we say so.",
    ],
  },
} as const;
