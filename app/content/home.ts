import {
  capitalized,
  claims,
  clients,
  price,
  response,
  securityTools,
  serviceRadius,
} from "~/config/facts";
import { site } from "~/config/site";
import { countPhrase } from "~/lib/number-words";
import { officeCount } from "./offices";
import { services } from "./services";

/** Minutes to the answer in the example of a call. */
export const answered = 10;

/** Text of the home page. What the specification quotes is exact (specification 2, Home). */
export const home = {
  title: `${site.brand} | Your Technology Success Partner`,
  description: `${site.brand} plans, runs and supports IT for small and mid-size businesses: one fixed monthly fee, a success manager you know, and a person when you call.`,
  hero: {
    badge: "IT Success Partner for Businesses",
    title: `What's ${site.tagWord} for your business technology?`,
    clients,
    text: "We plan your IT, run it and pick up the phone when something stops.",
    fee: "One fixed fee, usually",
    price: price.text,
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
    title: `${capitalized(countPhrase(services.length, "service"))}, one team that answers for all of them`,
    learnMore: "Learn more",
    invitation: "Ready to transform your IT? Let's talk.",
  },
  reasons: {
    title: `Why Businesses Choose ${site.brand}`,
    items: [
      {
        title: "Proactive IT Management",
        text: "We keep your equipment up to date and tell you what to replace before it’s likely to fail.",
      },
      {
        title: "Dedicated Success Managers",
        text: "One person knows your plan, and takes your call when you have a complaint.",
      },
      {
        title: "Transparent Fixed-Fee Pricing",
        text: `The fee includes calls, so a bad week doesn’t cost you more. ${price.drivers}`,
      },
      {
        title: "Rapid Response Times",
        text: `Target reply time for critical issues: ${response.critical}, day or night. Everything else: ${response.otherBusiness}.`,
      },
      {
        title: "Strategic Technology Planning",
        text: "You get a plan with dates and costs, so a new server is a line in the budget, not an emergency.",
      },
      {
        title: "Cybersecurity Focus",
        text: `With Managed IT, every user gets ${securityTools}.`,
      },
    ],
    day: {
      lanes: ["Your office", "Our engineers", "Your success manager"],
      notes: {
        updates: "3am updates",
        call: "9am call",
        reply: `9:${answered} person on it`,
        solved: "10:30 solved",
        plan: "2pm into your plan",
        mail: "10pm email filtered",
      },
      hours: [
        { hour: 0, name: "Midnight" },
        { hour: 6, name: "6am" },
        { hour: 12, name: "Noon" },
        { hour: 18, name: "6pm" },
        { hour: 24, name: "Midnight" },
      ],
      morning: [
        { hour: 7, name: "7am" },
        { hour: 8, name: "8am" },
        { hour: 9, name: "9am" },
        { hour: 10, name: "10am" },
        { hour: 11, name: "11am" },
        { hour: 12, name: "Noon" },
      ],
      caption: `Example: a call comes in at 9am, a person is on it by 9:${answered}, and it’s solved at 10:30.`,
    },
    button: "Become Our Next Success Story",
    badge: {
      title: "Industry Leading",
      text: [
        claims.satisfaction,
        "client satisfaction rate with an average response time",
        claims.averageResponse,
      ],
      note: `${claims.averageMeans} Below is the target for each one. Your agreement has the numbers we commit to.`,
    },
  },
  about: {
    title: `${capitalized(officeCount)}, one team, clients nationwide`,
    mission: {
      title: "Our mission",
      text: "We take care of IT for companies that have no IT department, or one that could use help.",
    },
    approach: {
      title: "Our approach",
      text: "We start with a picture of what you have, fix what can’t wait, then work through a 12-month plan.",
    },
    closing: `More than ${serviceRadius.value} ${serviceRadius.unit} away? We serve clients nationwide.`,
    ask: "Ask what travel costs",
  },
  testimonials: { title: "What good IT sounds like" },
  banner: {
    title: `Ready to take your business to what's ${site.tagWord}?`,
    text: "A person replies. We won’t add you to a list.",
    button: "Contact Us",
  },
} as const;
