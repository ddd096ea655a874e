import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";

/**
 * Times are UTC text, `2026-01-31T09:30:00.000Z`: readable in a query and sorted as written.
 * A lead's `id` is the `id` of its delivery, so the two always join.
 *
 * A few columns keep an older name, because operators' own queries use it: `signs` (`spamSignals`), `judged`
 * (`verdict`), `presses` (`visitorAttempts`), `refusals` (`rejections`), `telling_until` and `held_told_at`. What code
 * and documents call held (as spam) is stored as `quarantined`; a failure that they call unavailable is `unwell` in
 * the view `undelivered`.
 */
const lead = {
  id: text("id").primaryKey(),
  createdAt: text("created_at").notNull(),
};

/** Finds a person's rows by address in any case, for `npm run leads -- find` and `forget`. */
const byEmail = (table: string) => (columns: { email: AnySQLiteColumn }) => [
  index(`${table}_by_email`).on(sql`lower(${columns.email})`),
];

/** The six services a visitor can tick (specification 3, contact submission). */
export type ServiceSet = Record<
  "managedIT" | "cloudSolutions" | "cybersecurity" | "voip" | "consulting" | "procurement",
  boolean
>;

export const contactSubmissions = sqliteTable(
  "contact_submissions",
  {
    ...lead,
    name: text("name").notNull(),
    email: text("email").notNull(),
    company: text("company"),
    phone: text("phone"),
    message: text("message").notNull(),
    employeeCount: text("employee_count"),
    services: text("services", { mode: "json" }).$type<ServiceSet>().notNull(),
  },
  byEmail("contact_submissions"),
);

export const leadmagnetSubmissions = sqliteTable(
  "leadmagnet_submissions",
  {
    ...lead,
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    company: text("company").notNull(),
    phone: text("phone"),
  },
  byEmail("leadmagnet_submissions"),
);

export const meetingSubmissions = sqliteTable(
  "meeting_submissions",
  {
    ...lead,
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message"),
  },
  byEmail("meeting_submissions"),
);

export const partnershipInquiries = sqliteTable(
  "partnership_inquiries",
  {
    ...lead,
    name: text("name").notNull(),
    companyName: text("company_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message"),
  },
  byEmail("partnership_inquiries"),
);

/** Where a submission came from; never sent to the form service. */
const origin = {
  /** The page the form was sent from. */
  page: text("page"),
  /** The allow-listed `utm_*` values of that page's address, as a JSON object. */
  campaign: text("campaign", { mode: "json" }).$type<Record<string, string>>(),
};

export const newsletterSubscriptions = sqliteTable(
  "newsletter_subscriptions",
  {
    ...lead,
    ...origin,
    email: text("email").notNull(),
  },
  byEmail("newsletter_subscriptions"),
);

/**
 * A delivery ends as `delivered` or `dead`. `quarantined` is the stored word for a lead held as spam, which waits for
 * an operator; an operator may also close a dead one.
 */
export type DeliveryState = "pending" | "delivered" | "dead" | "quarantined" | "closed";

/** Akismet's verdict (`said`), and the visitor's IP address and browser, which a correction has to repeat. */
export interface AkismetVerdict {
  said: "ham" | "spam";
  ip: string;
  agent: string;
}

/** The outbox: one row for each submission, whether or not it goes to the form service. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    ...lead,
    ...origin,
    form: text("form").notNull(),
    /** The exact JSON body for the form service; of a form that sends nothing, its fields. */
    payload: text("payload").notNull(),
    /** Whether the form service gets it; the newsletter's submissions stay here. */
    sends: integer("sends", { mode: "boolean" }).notNull().default(true),
    state: text("state").$type<DeliveryState>().notNull().default("pending"),
    /** How often a worker has claimed it; the number of an attempt tells it from every other. */
    attempts: integer("attempts").notNull().default(0),
    /** How many of the attempts a visitor caused by pressing the button again; the schedule does not count them. */
    visitorAttempts: integer("presses").notNull().default(0),
    /** The order of a sweep: 0 was never tried, 1 waits for the service, 2 was rejected by it. */
    queue: integer("queue").notNull().default(0),
    /** When it is tried next; set when an attempt begins, and corrected by how that ends. */
    nextAttemptAt: text("next_attempt_at").notNull(),
    /** Until this time one worker is sending, and no other may. */
    leaseUntil: text("lease_until"),
    giveUpAt: text("give_up_at").notNull(),
    deliveredAt: text("delivered_at"),
    /** Why the last attempt failed, as a code without personal data: `http-500`, `timeout`, … */
    lastError: text("last_error"),
    /** Whether the last attempt ended with a refusal of this lead; if not, a failure was the service's. */
    refused: integer("refused", { mode: "boolean" }).notNull().default(false),
    /** When the last attempt ended. */
    endedAt: text("ended_at"),
    /** The spam signals that it was stored with, by their names; null when there were none. */
    spamSignals: text("signs", { mode: "json" }).$type<string[]>(),
    /** A keyed hash of its message, by which a repeat under another address is found. */
    textHash: text("text_hash"),
    /** An operator's verdict: `ham` for a lead that was released, `spam` for one that was held by hand. */
    verdict: text("judged").$type<"ham" | "spam">(),
    /** Akismet's verdict, and what a correction has to repeat; null if it was not asked. */
    akismet: text("akismet", { mode: "json" }).$type<AkismetVerdict>(),
  },
  (table) => [
    // The sweep reads these each minute, a row or two of each, however many leads wait (docs/reliability.md):
    // what is due, in the order of a sweep; the lead that has waited longest; the one that died last.
    index("deliveries_due").on(table.state, table.queue, table.nextAttemptAt),
    index("deliveries_waiting")
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending' and not ${table.refused}`),
    index("deliveries_dead").on(table.endedAt).where(sql`${table.state} = 'dead'`),
    index("deliveries_by_time").on(table.createdAt),
    index("deliveries_by_email").on(sql`lower(${table.payload} ->> '$.email')`),
    index("deliveries_by_text")
      .on(table.textHash, table.createdAt)
      .where(sql`${table.textHash} is not null`),
    index("deliveries_signs").on(table.createdAt).where(sql`${table.spamSignals} is not null`),
    // Finished leads that may be deleted; newsletter addresses are not in it, and so not read.
    index("deliveries_finished")
      .on(table.createdAt)
      .where(sql`${table.sends} = 1 and ${table.state} in ('delivered', 'dead', 'closed')`),
    index("deliveries_held").on(table.createdAt).where(sql`${table.state} = 'quarantined'`),
    // Corrections by an operator that Akismet has not been told about.
    index("deliveries_corrected")
      .on(table.createdAt)
      .where(sql`${table.akismet} ->> '$.said' <> ${table.verdict}`),
  ],
);

/** How many leads were deleted at the end of their retention time, by month; nothing else of them is left. */
export const expiredCounts = sqliteTable(
  "expired",
  {
    /** `2026-01`. */
    month: text("month").notNull(),
    /** Finished leads, or leads held as spam. */
    kind: text("kind").$type<"leads" | "held">().notNull(),
    leads: integer("leads").notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.kind] })],
);

/** One row, `id` 1: the state of the form service, the sweep and the alert, shared by all workers. */
export const serviceState = sqliteTable("service_state", {
  id: integer("id").primaryKey(),
  /** Attempts since the last success that the service failed, whatever the lead. */
  failures: integer("failures").notNull().default(0),
  /**
   * Leads that the service has answered and not taken since the last success: it refused them, or the address or key
   * is wrong.
   */
  rejections: integer("refusals").notNull().default(0),
  /** While the service is down: when the next attempt may be made. */
  probeAt: text("probe_at"),
  sweptAt: text("swept_at"),
  /** When the last alert about a problem was sent; null while there is none. */
  alertedAt: text("alerted_at"),
  /** No longer used; kept for a rollback to a worker that writes it. */
  alertedDead: integer("alerted_dead").notNull().default(0),
  /** Until this time one worker is sending an alert, and no other may. */
  alertLeaseUntil: text("telling_until"),
  /** When the last alert about leads held as spam was sent. */
  heldAlertedAt: text("held_told_at"),
  /** Set by `npm run leads -- test-alert`; the next sweep sends the alert. */
  testAlert: integer("test_alert", { mode: "boolean" }).notNull().default(false),
});

export type ServiceState = typeof serviceState.$inferSelect;

/** The tables a form can own. */
export const leadTables = {
  contactSubmissions,
  leadmagnetSubmissions,
  meetingSubmissions,
  partnershipInquiries,
  newsletterSubscriptions,
};

export type LeadTable = keyof typeof leadTables;

/** Who answered a lead, when, and their note; `id` is the lead's. Never sent anywhere. */
export const answers = sqliteTable("answers", {
  id: text("id").primaryKey(),
  answeredAt: text("answered_at").notNull(),
  answeredBy: text("answered_by").notNull(),
  note: text("note"),
});

/** The other tables that hold rows of a lead; these are deleted with its delivery. */
export const dependentTables = [...Object.values(leadTables), answers];

/** A row as a form declares it; the pipeline adds the other columns. */
export type InsertOf<T extends LeadTable> = Omit<
  (typeof leadTables)[T]["$inferInsert"],
  "id" | "createdAt" | "page" | "campaign"
>;
