import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Times are UTC text, `2026-01-31T09:30:00.000Z`: readable in a query and sorted as written.
 * A lead's `id` is the `id` of its delivery, so the two always join.
 */
const lead = {
  id: text("id").primaryKey(),
  createdAt: text("created_at").notNull(),
};

/** The six services a visitor can tick (specification 3, contact submission). */
export type ServiceSet = Record<
  "managedIT" | "cloudSolutions" | "cybersecurity" | "voip" | "consulting" | "procurement",
  boolean
>;

export const contactSubmissions = sqliteTable("contact_submissions", {
  ...lead,
  name: text("name").notNull(),
  email: text("email").notNull(),
  company: text("company"),
  phone: text("phone"),
  message: text("message").notNull(),
  employeeCount: text("employee_count"),
  services: text("services", { mode: "json" }).$type<ServiceSet>().notNull(),
});

export const leadmagnetSubmissions = sqliteTable("leadmagnet_submissions", {
  ...lead,
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  company: text("company").notNull(),
  phone: text("phone"),
});

export const meetingSubmissions = sqliteTable("meeting_submissions", {
  ...lead,
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  message: text("message"),
});

export const partnershipInquiries = sqliteTable("partnership_inquiries", {
  ...lead,
  name: text("name").notNull(),
  companyName: text("company_name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  message: text("message"),
});

/** Where a submission came from; never part of what the form service gets. */
const origin = {
  /** The page the form was sent from. */
  page: text("page"),
  /** The allow-listed `utm_*` values of that page's address, as a JSON object. */
  campaign: text("campaign", { mode: "json" }).$type<Record<string, string>>(),
};

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  ...lead,
  ...origin,
  email: text("email").notNull().unique(),
});

/** A delivery ends as `delivered` or `dead`; `quarantined` ones wait for an operator. */
export type DeliveryState = "pending" | "delivered" | "dead" | "quarantined";

/** The outbox: one row for each submission that the form service must get. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    ...lead,
    ...origin,
    form: text("form").notNull(),
    /** The exact JSON body the form service gets. */
    payload: text("payload").notNull(),
    state: text("state").$type<DeliveryState>().notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: text("next_attempt_at").notNull(),
    /** While in the future, one worker is sending and no other may. */
    leaseUntil: text("lease_until"),
    giveUpAt: text("give_up_at").notNull(),
    deliveredAt: text("delivered_at"),
    /** Why the last attempt failed, as a code without personal data: `http-500`, `timeout`, … */
    lastError: text("last_error"),
  },
  (table) => [
    index("deliveries_due").on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index("deliveries_by_time").on(table.createdAt),
  ],
);

/** The tables a form can own. */
export const leadTables = {
  contactSubmissions,
  leadmagnetSubmissions,
  meetingSubmissions,
  partnershipInquiries,
  newsletterSubscriptions,
};

export type LeadTable = keyof typeof leadTables;

/** A row as a form declares it; id and time are the pipeline's. */
export type InsertOf<T extends LeadTable> = Omit<
  (typeof leadTables)[T]["$inferInsert"],
  "id" | "createdAt" | "page" | "campaign"
>;
