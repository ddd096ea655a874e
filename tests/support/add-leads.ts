/** Adds so many leads, whose ids are a word and a number, and which are new and due but for the columns that are told. */
export function addLeads(
  db: D1Database,
  count: number,
  columns: Record<string, string | number | null> = {},
  id = "lead",
) {
  const due = new Date(Date.now() - 1_000).toISOString();
  const own = { created_at: due, form: "contact", payload: "{}", next_attempt_at: due };
  const row = { ...own, give_up_at: "2099", ...columns };
  const marks = Object.keys(row).map((_, at) => `?${at + 3}`);
  return db
    .prepare(
      `insert into deliveries (id, ${Object.keys(row)})
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       select ?2 || '-' || i, ${marks} from n`,
    )
    .bind(count, id, ...Object.values(row))
    .run();
}
