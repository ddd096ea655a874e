import { sql } from "drizzle-orm";
import { integer, sqliteView, text } from "drizzle-orm/sqlite-core";

const columns = {
  reference: text("reference"),
  createdAt: text("created_at"),
  form: text("form"),
  name: text("name"),
  email: text("email"),
  phone: text("phone"),
  company: text("company"),
  about: text("about"),
  message: text("message"),
  state: text("state"),
  attempts: integer("attempts"),
  lastError: text("last_error"),
  signs: text("signs"),
  judged: text("judged"),
  deliveredAt: text("delivered_at"),
  page: text("page"),
  campaign: text("campaign"),
  answeredAt: text("answered_at"),
  answeredBy: text("answered_by"),
  note: text("note"),
  payload: text("payload"),
  id: text("id"),
};

/**
 * Every submission in every state. `about` is what a list shows of it in a line: urgency and subject, brands, or the
 * beginning of the message. A carriage return would send a terminal back to the beginning of its line, and signals
 * edited by hand that are no JSON are shown as they are.
 */
export const submissions = sqliteView("submissions", columns).as(sql`select
  substr(id, 1, 8) as reference,
  created_at,
  form,
  coalesce(payload ->> '$.name', payload ->> '$.firstName' || ' ' || (payload ->> '$.lastName')) as name,
  payload ->> '$.email' as email,
  payload ->> '$.phone' as phone,
  coalesce(payload ->> '$.company', payload ->> '$.companyName') as company,
  coalesce(
    (payload ->> '$.urgency') || ': ' || (payload ->> '$.subject'),
    nullif(payload ->> '$.interests', ''),
    replace(replace(substr(payload ->> '$.message', 1, 200), char(13), ' '), char(10), ' ')
  ) as about,
  replace(replace(payload ->> '$.message', char(13, 10), char(10)), char(13), char(10)) as message,
  state,
  attempts,
  last_error,
  (select group_concat(value, ', ') from json_each(iif(json_valid(signs), signs, json_array(signs)))) as signs,
  judged,
  delivered_at,
  page,
  campaign,
  answered_at,
  answered_by,
  note,
  payload,
  id
from deliveries left join answers using (id)`);

/** Every form's submissions, without what is held as spam. */
export const leads = sqliteView("leads", columns).as(
  sql`select * from submissions where state <> 'quarantined'`,
);

/** What is held as spam. */
export const quarantined = sqliteView("quarantined", columns).as(
  sql`select * from submissions where state = 'quarantined'`,
);

/**
 * What the form service has not taken yet: waiting, or given up. `failure` says whether it refused this lead or was
 * unavailable (`unwell`) when it was last called.
 */
export const undelivered = sqliteView("undelivered", {
  reference: text("reference"),
  createdAt: text("created_at"),
  form: text("form"),
  name: text("name"),
  company: text("company"),
  phone: text("phone"),
  about: text("about"),
  state: text("state"),
  attempts: integer("attempts"),
  failure: text("failure"),
  lastError: text("last_error"),
  nextAttemptAt: text("next_attempt_at"),
  leaseUntil: text("lease_until"),
  id: text("id"),
}).as(sql`select
  s.reference, s.created_at, s.form, s.name, s.company, s.phone, s.about, s.state, s.attempts,
  case when d.last_error is null then null when d.refused then 'refused' else 'unwell' end as failure,
  s.last_error, d.next_attempt_at, d.lease_until, s.id
from deliveries d join submissions s on s.id = d.id
where d.state in ('pending', 'dead')`);

/** Who gets the newsletter, each address once, and since when. */
export const subscribers = sqliteView("subscribers", {
  email: text("email"),
  since: text("since"),
}).as(sql`select lower(s.email) as email, min(s.created_at) as since
from newsletter_subscriptions s left join deliveries d on d.id = s.id
where d.state is not 'quarantined'
group by lower(s.email)`);
