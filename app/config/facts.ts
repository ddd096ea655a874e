import { site } from "../config/site";
import { formatNumber } from "../lib/language";
import { numberInWords } from "../lib/number-words";
import { partners } from "./partners";

/**
 * Facts that several pages state: prices, targets, hours and marketing figures, each written once. The
 * figures are the specification's (1 and 9); terms marked "owner" are ours until the business confirms them
 * (docs/for-the-owner.md). Names, phones and addresses are in `config/site.ts`.
 */

/** Whole dollars, "$92,160". */
export const dollars = /* @__NO_SIDE_EFFECTS__ */ (amount: number): string =>
  `$${formatNumber(amount)}`;

const fee = { low: 100, high: 200 };
const { low, high } = fee;

/** Whom the services are for, in the first screen of their pages (owner). */
export const clients = "For companies with 10-200 people";

/** The fee of managed IT, in dollars. A user is a person with an account or a computer. */
export const price = {
  low,
  high,
  /** What the examples pay. */
  middle: Math.round((low + high) / 2),
  text: `${dollars(low)}-${dollars(high)} per user per month`,
  user: "a person with an account or a computer",
  /** What moves a client within the range; nights and weekends never do (owner). */
  drivers: `With one office and your files in the cloud, expect closer to ${dollars(low)}. With several offices, your own servers or HIPAA rules to follow, expect closer to ${dollars(high)}.`,
} as const;

/**
 * Targets for a person's first reply, not for the repair. Critical tickets around the clock, others
 * counted in business hours (owner). Email to support has its own, looser promise.
 */
export const response = {
  critical: "15-30 minutes",
  other: "1-4 hours",
  otherBusiness: "1-4 business hours",
  email: "within 24 hours",
} as const;

/** Email to support has a target of its own. */
export const emailReply = `Email to the support address gets a reply ${response.email}, and work on it starts in business hours.`;

/** When the clock of a target starts, for us and in the guide. */
export const clock =
  "The clock starts when you call or open a ticket. For anything that isn’t critical after hours, it starts when the office opens.";

/** Which tickets are critical, as the end of a sentence (owner). */
export const criticalMeans = "a team or an office can’t work, or you suspect a break-in";

/** Marketing figures. Print them as they are, and never turn them into a guarantee. */
export const claims = {
  satisfaction: "97%",
  averageResponse: "under 15 minutes",
  /** What that average is taken over, wherever it is told (owner). */
  averageMeans: "The average is across calls and critical tickets.",
  uptime: "99.9%",
  resolution: "95%",
  guide: { uptime: "99.9%", faster: "85%", savings: "45%", satisfaction: "94%" },
} as const;

/** What Managed IT gives every user against break-ins; Cybersecurity is sold on top of it. */
export const securityTools = "multi-factor authentication (MFA), email filtering and antivirus";

const [checked, tested] = ["every day", "every quarter"];

/** How Managed IT looks after backups (owner). */
export const backups = {
  tested,
  /** The first one. */
  first: "within 30 days",
  fee: `a check ${checked}, a test restore ${tested} and restores when you need them`,
  sentence: `With Managed IT, we check your backups ${checked} and run a test restore ${tested}.`,
} as const;

/** How long the old copy stays after a move to the cloud (owner). */
export const rollback = { days: 14, text: "two weeks" } as const;

/** How often rules ask for a penetration test: PCI DSS 4.0.1, 11.4; FTC Safeguards Rule, 16 CFR 314.4(d) and 314.6. */
export const testCadence = {
  pci: "at least every 12 months and after any significant change",
  ftcTest: "once a year",
  ftcAssessments: "at least every six months",
  ftcExemptBelow: "5,000",
} as const;

/** `08:30` as people say it, "8:30am"; a full hour without its minutes. */
function spoken(time: string): string {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes ? `:${String(minutes).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past}${hour < 12 ? "am" : "pm"}`;
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** When the office answers the phone, and when its door is open. */
const opening = {
  phone: { days: weekdays, opens: "08:00", closes: "18:00" },
  door: { days: weekdays, opens: "08:00", closes: "17:00" },
};

/** With how pages say them. */
const labeled = ({ days, opens, closes }: typeof opening.door) => ({
  label: `${days[0]}-${days.at(-1)} ${spoken(opens)}-${spoken(closes)}`,
  days,
  opens,
  closes,
});

/** The same as structured data and pages take them, and when somebody watches. */
export const hours = {
  phone: /* @__PURE__ */ labeled(opening.phone).label,
  door: /* @__PURE__ */ labeled(opening.door),
  watch: "24/7",
} as const;

/** When the phone is answered and the targets run, for a caller from anywhere (owner). */
export const businessHours = `${hours.phone} in your time zone`;

/** When the main number is answered, and what to do outside those hours (owner). */
export const phoneHours = `We answer ${businessHours}. After hours, leave a message and we’ll call back the next business day.`;

/** When the support number reaches somebody. */
export const atAnyHour = "At any hour for critical issues";

/** When somebody replies to a message (owner). */
export const replyWithin = "within one business day";

/** How soon whoever sends a form hears from a person (owner). */
export const replyTime = `A person replies ${replyWithin}.`;

/** What a client cannot expect after hours unless it is in the agreement (owner). */
export const afterHours = `After ${spoken(opening.phone.closes)} and on weekends, work on anything that isn’t critical waits for the next business day. If you want the help desk staffed on nights and weekends in tax season, we quote it first.`;

/** Which number is for what. We answer both as the brand. */
export const call = {
  main: site.phone,
  /** For clients, and the one that reaches the on-call engineer after hours. */
  support: site.support.phone,
} as const;

/** The free first conversation. */
export const consultation = { minutes: 30, text: "30-minute consultation" } as const;

/** With a capital first letter, to begin a heading or a sentence. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How far an engineer drives from an office. An office may tell it in another unit. */
export const serviceRadius = { value: 50, unit: "miles" } as const;

/** Brands on the line card: makers of hardware and software, and a carrier. */
export const brandCount = {
  number: partners.length,
  word: numberInWords(partners.length),
} as const;

/** The first days with a new client (owner), for Managed IT and the guide. */
export const onboarding = {
  /** When the help desk starts to take calls. */
  calls: "in the first week",
  days: 90,
} as const;

/** How long we help a client’s next provider (owner). */
export const handoverDays = 30;

/** What is in the guide; its chapters are in `guide/`, and tests/unit/guide.test.ts counts them. */
export const guideSize = { chapters: 6, questions: 20, clauses: 9, minutes: 15 } as const;

/** Small print beside marketing figures. */
export const figuresNote =
  "These figures describe our service in general. The numbers we commit to for your company are in your agreement.";
