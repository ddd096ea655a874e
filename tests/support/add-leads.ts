type Columns = Record<string, string | number | null>;

/** What a row has to have: a delivery is new and due. */
function rowOf(table: string, columns: Columns) {
  const now = new Date(Date.now() - 1_000).toISOString();
  const own: Record<string, Columns> = {
    deliveries: { form: "contact", payload: "{}", next_attempt_at: now, give_up_at: "2099" },
    contact_submissions: { name: "Ann", email: "ann@example.org", message: "x", services: "{}" },
  };
  return { created_at: now, ...own[table], ...columns };
}

const marksOf = (row: Columns) => Object.keys(row).map(() => "?");

/** Adds a row to a table of leads, of which only the columns are told that matter. */
export function addRow(db: D1Database, table: string, columns: Columns) {
  const row = rowOf(table, columns);
  return db
    .prepare(`insert into ${table} (${Object.keys(row)}) values (${marksOf(row)})`)
    .bind(...Object.values(row))
    .run();
}

/** Adds so many deliveries, whose ids are a word and a number. */
export function addLeads(db: D1Database, count: number, columns: Columns = {}, id = "lead") {
  const row = rowOf("deliveries", columns);
  return db
    .prepare(
      `insert into deliveries (id, ${Object.keys(row)})
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
       select '${id}-' || i, ${marksOf(row)} from n limit ${count}`,
    )
    .bind(...Object.values(row))
    .run();
}
