/** Many rows, a batch after the other, so that no more than one is held. */
import { type SQL, sql } from "drizzle-orm";
import { submissions } from "../../app/db/lists.server.ts";
import { deliveries } from "../../app/db/schema.server.ts";
import type { Row, RunSql } from "./database.ts";

/** Most rows of a page, and most characters of their payloads: wrangler hands a page over as a whole. */
const ROWS = 20_000;
const CHARACTERS = 8_000_000;

/** One batch of the submissions that a condition on `deliveries` fits, the last that arrived first. */
export const selectBatch = (
  before: number,
  condition: SQL,
  columns = sql`s.*`,
  most = ROWS,
): SQL => sql`
  with sizes as (
    select rowid as number, length(payload) as size from ${deliveries}
    where rowid < ${before} and ${condition} order by rowid desc limit ${most}),
  sums as (select number, sum(size) over (order by number desc) as total from sizes)
  select d.rowid as number, ${columns},
    (select count(*) = ${most} or max(total) > ${CHARACTERS} from sums) as has_more
  from ${deliveries} d join ${submissions} s on s.id = d.id
  where d.rowid in (
    select number from sums
    where total <= ${CHARACTERS} or number = (select max(number) from sums))
  order by d.rowid desc`;

/**
 * Every submission that the condition fits: all of it, or some columns of `deliveries d` and the view `s`. A first
 * page of few rows is for whoever may have enough of them.
 */
export async function* readSubmissions(
  runSql: RunSql,
  condition: SQL = sql`1`,
  columns?: SQL,
  first = ROWS,
): AsyncGenerator<Row[]> {
  let before = Number.MAX_SAFE_INTEGER;
  for (let most = first; ; most = ROWS) {
    const [rows = []] = await runSql(selectBatch(before, condition, columns, most));
    if (rows.length > 0) yield rows;
    const { number, has_more } = rows.at(-1) ?? {};
    if (!has_more) return;
    before = Number(number);
  }
}
