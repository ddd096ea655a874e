import { sql } from "drizzle-orm";
import { integer, sqliteView, text } from "drizzle-orm/sqlite-core";
import { DOWN_AFTER, REJECTING_AFTER } from "./health";

export * from "./lists.server";

// A migration that makes a table anew must first drop the views that read it: SQLite refuses to rename such a table.

/** Counts the leads of a condition by spam signal, as text; a value edited by hand that is not JSON counts as one signal. */
const bySignal = (condition: string) =>
  sql.raw(`(select group_concat(sign || ' ' || n, ', ') from (
    select value as sign, count(*) as n from deliveries indexed by deliveries_signs,
      json_each(iif(json_valid(signs), signs, json_array(signs)))
    where signs is not null and ${condition} group by value order by n desc, value))`);

const count = (condition: string) =>
  sql.raw(`(select count(*) from deliveries where ${condition})`);

const held = "(state = 'quarantined' or judged = 'ham')";
const marked = "state <> 'quarantined' and judged is null";

/**
 * One row: the state of all deliveries. `refused` are those of `pending` whose content the form service refuses;
 * `closed` were dead, and an operator has dealt with them. `missing` is what no state accounts for, and must be 0.
 * `quarantined` are held as spam, `released` were; `marked` were sent with a spam signal. `form_service` is "refuses
 * every lead" also while its address or key is wrong.
 */
export const deliveryHealth = sqliteView("delivery_health", {
  received: integer("received"),
  delivered: integer("delivered"),
  pending: integer("pending"),
  refused: integer("refused"),
  dead: integer("dead"),
  closed: integer("closed"),
  quarantined: integer("quarantined"),
  missing: integer("missing"),
  oldestPending: text("oldest_pending"),
  formService: text("form_service"),
  failuresInARow: integer("failures_in_a_row"),
  refusalsInARow: integer("refusals_in_a_row"),
  lastSweep: text("last_sweep"),
  heldBy: text("held_by"),
  released: integer("released"),
  marked: integer("marked"),
  markedBy: text("marked_by"),
}).as(sql`select
  received, delivered, pending, refused, dead, closed, quarantined,
  received - delivered - pending - dead - closed - quarantined as missing,
  oldest_pending,
  case when failures >= ${sql.raw(String(DOWN_AFTER))} then 'down'
    when refusals >= ${sql.raw(String(REJECTING_AFTER))} then 'refuses every lead'
    else 'up' end as form_service,
  failures as failures_in_a_row,
  refusals as refusals_in_a_row,
  swept_at as last_sweep,
  held_by, released, marked, marked_by
from (select
  (select count(*) from deliveries) as received,
  ${count("state = 'delivered'")} as delivered,
  ${count("state = 'pending'")} as pending,
  ${count("state = 'pending' and refused")} as refused,
  ${count("state = 'dead'")} as dead,
  ${count("state = 'closed'")} as closed,
  ${count("state = 'quarantined'")} as quarantined,
  ${bySignal(held)} as held_by,
  ${count("signs is not null and judged = 'ham'")} as released,
  ${count(`signs is not null and ${marked}`)} as marked,
  ${bySignal(marked)} as marked_by,
  (select min(created_at) from deliveries where state = 'pending') as oldest_pending,
  coalesce((select failures from service_state where id = 1), 0) as failures,
  coalesce((select refusals from service_state where id = 1), 0) as refusals,
  (select swept_at from service_state where id = 1) as swept_at)`);
