/** Many rows, a page after the other, so that no more than one is held. */
import { type SQL, sql } from "drizzle-orm";
import { deliveries } from "../../app/db/schema.server.ts";
import type { Ask, Row } from "./database.ts";

/** Most rows of a page, and most characters of their payloads: wrangler hands a page over as a whole. */
const ROWS = 20_000;
const CHARACTERS = 8_000_000;

/** One page of the submissions that a condition on `deliveries` fits, in the order of arrival. */
export const page = (after: number, condition: SQL, columns = sql`s.*`): SQL => sql`
  with sizes as (
    select rowid as number, length(payload) as size from ${deliveries}
    where rowid > ${after} and ${condition} order by rowid limit ${ROWS}),
  sums as (select number, sum(size) over (order by number) as total from sizes)
  select d.rowid as number, ${columns},
    (select count(*) = ${ROWS} or max(total) > ${CHARACTERS} from sums) as has_more
  from ${deliveries} d join submissions s on s.id = d.id
  where d.rowid in (
    select number from sums
    where total <= ${CHARACTERS} or number = (select min(number) from sums))
  order by d.rowid`;

/** Every submission that the condition fits: all of it, or some columns of the view `s`. */
export async function* submissions(
  ask: Ask,
  condition: SQL = sql`1`,
  columns?: SQL,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const [rows = []] = await ask(page(after, condition, columns));
    if (rows.length > 0) yield rows;
    const { number, has_more } = rows.at(-1) ?? {};
    if (!has_more) return;
    after = Number(number);
  }
}
