/** The desk's pages and changes, by their addresses. */
import { resolve } from "node:path";
import { type Ask, type Row, statementIn } from "../leads/database.ts";
import { writeCsv } from "../leads/export.ts";
import { exportsWith, noteExport } from "../leads/exports.ts";
import { find } from "../leads/find.ts";
import { foundIn, identifiedBy } from "../leads/match.ts";
import { submissions } from "../leads/pages.ts";
import { erase } from "../leads/person.ts";
import * as statements from "../leads/statements.ts";
import { AskChange, AskOnce, changes, leadsOf } from "./changes.tsx";
import { Figures } from "./figures.tsx";
import { fileOf } from "./files.ts";
import { page } from "./frame.tsx";
import { headers } from "./gate.ts";
import { Lead, titleOf } from "./lead.tsx";
import { List } from "./list.tsx";
import { Person, PersonForm, Unsubscribe } from "./person.tsx";

const filters = ["form", "state", "from", "to", "campaign", "page"] as const;

/** Answers the requests of who was let in. */
export function deskOf(ask: Ask, deployed?: string) {
  /** What was searched for. It stands in no address, which the browser would keep. */
  const searches: string[] = [];
  let notice = "";

  const shown = async (title: string, here: string, children: JSX.Element, status = 200) => {
    const [rows = []] = await ask(statements.lookedFor);
    const counts = Object.fromEntries(rows.map(({ state, leads }) => [state, Number(leads)]));
    const told = notice;
    notice = "";
    return page(title, { deployed, counts, notice: told, here }, children, status);
  };
  /** After a change, to where the operator was; never to another host. */
  const back = (to: string | null, did: string) => {
    notice = did;
    const location = to && /^\/(?![/\\])/.test(to) ? to : "/";
    return new Response(null, { status: 303, headers: { ...headers, Location: location } });
  };

  /** What an address asks a list to be narrowed to. */
  function wanted(query: URLSearchParams) {
    const filter: statements.Filter = {};
    for (const name of filters) filter[name] = query.get(name) || undefined;
    const text = searches[Number(query.get("search") ?? -1)] ?? "";
    const isNarrowed = filters.some((name) => filter[name]);
    // A search looks through every state, as `find` does.
    const state = filter.state ?? (text ? "all" : undefined);
    const condition = statements.conditionOf({ ...filter, state });
    return { filter, text, condition, among: isNarrowed ? condition : undefined };
  }

  async function list(query: URLSearchParams) {
    const { filter, text, condition, among } = wanted(query);
    const after = Math.max(0, Math.floor(Number(query.get("after")) || 0));
    const [origins = [], forms = [], newest = [], [{ total = 0 } = {}] = []] = await ask(
      ...[statements.origins, statements.forms],
      ...(text ? [] : statements.listed(condition, after)),
    );
    const found = text ? await find(ask, text, foundIn, among) : undefined;
    const here = !text && filter.state ? `/?state=${filter.state}` : "/";
    const listing = {
      ...{ filter, text, query, after, origins, forms: forms.map(({ form }) => String(form)) },
      rows: found?.slice(after, after + statements.NEWEST) ?? newest,
      total: found?.length ?? Number(total),
    };
    return shown("Leads", here, <List {...listing} />);
  }

  async function confirm(query: URLSearchParams) {
    const name = query.get("change") ?? "";
    const to = query.get("back") ?? "/";
    const { label } = changes[name] ?? {};
    if (!label) return shown("No such change", "", <a href="/">To the leads</a>, 404);
    const isAll = query.has("all") && name !== statements.SPAM;
    const ids = query.getAll("id");
    const [rows = []] = await ask(isAll ? statements.counted(name) : statements.chosen(name, ids));
    return shown(`${label}?`, "", <AskChange name={name} rows={rows} back={to} />);
  }

  async function change(form: URLSearchParams) {
    const name = form.get("change") ?? "";
    if (!changes[name]) throw new Error("There is no such change.");
    const isAll = form.has("all") && name !== statements.SPAM;
    const [made = []] = await ask(statements.make(name, isAll ? undefined : form.getAll("id")));
    return back(form.get("back"), `${changes[name].label}: ${leadsOf(made.length)} changed.`);
  }

  async function person(text: string) {
    const rows = await find(ask, text, identifiedBy);
    const others = rows.length > 0 ? 0 : (await find(ask, text, foundIn)).length;
    const exports = exportsWith(rows.map(({ id }) => String(id)));
    const title = rows.length > 0 ? "Erase this person?" : "Nobody found";
    return shown(title, "/person", <Person {...{ rows, others, exports }} />);
  }

  async function exported(query: URLSearchParams) {
    const { text, condition, among } = wanted(query);
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "");
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), `leads-${stamp}.csv`);
    const pages = text ? [await find(ask, text, foundIn, among)] : submissions(ask, condition);
    const total = await writeCsv(pages, file);
    noteExport(file);
    return back(`/?${query}`, `${leadsOf(total)} in ${file}. Delete it when you are done.`);
  }

  const gets: Record<string, (query: URLSearchParams) => Promise<Response>> = {
    "/": list,
    "/confirm": confirm,
    "/person": () => shown("Erase a person", "/person", <PersonForm />),
    "/export": (query) =>
      shown(
        "Export?",
        "",
        <AskOnce
          text="What the list shows, on all its pages, goes into a file for a spreadsheet, in the folder where the desk was started. It holds personal data: delete it when you are done."
          action="/export"
          values={[["query", `${query}`]]}
          button="Write the file"
          back={`/?${query}`}
        />,
      ),
    "/figures": async () => {
      const [report = [], weeks = []] = await ask(
        ...["report.sql", "weeks.sql"].map((file) => statementIn(file)),
      );
      return shown("Figures", "/figures", <Figures {...{ report, weeks, now: new Date() }} />);
    },
  };

  const posts: Record<string, (form: URLSearchParams) => Promise<Response>> = {
    "/search": async (form) => {
      const text = (form.get("text") ?? "").trim().slice(0, 200);
      const kept = filters.map((name) => [name, form.get(name) ?? ""]);
      const query = new URLSearchParams(kept.filter(([, value]) => value));
      if (text) query.set("search", String(searches.push(text) - 1));
      return back(`/?${query}`, "");
    },
    "/change": change,
    "/answered": async (form) => {
      const [id = "", by = "", note = ""] = ["id", "by", "note"].map((field) =>
        form.get(field)?.trim(),
      );
      const name = form.has("remove") ? "" : by.slice(0, 100);
      await ask(statements.answered(id, name, note.slice(0, 2000), new Date().toISOString()));
      return back(`/lead/${id}`, name ? "Marked as answered." : "Not marked as answered.");
    },
    "/person": (form) => person((form.get("text") ?? "").trim()),
    "/unsubscribe": async (form) => {
      const [rows = []] = await ask(statements.subscriptions((form.get("text") ?? "").trim()));
      return shown("Unsubscribe?", "/person", <Unsubscribe rows={rows} />);
    },
    "/erase": async (form) => {
      const deleted = Object.entries(await erase(ask, form.getAll("id")));
      const lines = deleted.map(([table, count]) => `${count} from ${table}`);
      return back("/person", `Erased: ${lines.join(", ") || "nothing"}.`);
    },
    "/export": (form) => exported(new URLSearchParams(form.get("query") ?? "")),
  };

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST") {
      const post = posts[pathname];
      if (post) return post(new URLSearchParams(await request.text()));
    } else {
      const file = fileOf(pathname);
      if (file) return file;
      const get = gets[pathname];
      if (get) return get(searchParams);
      const [, id] = pathname.match(/^\/lead\/([\w-]+)$/) ?? [];
      const [[row] = []]: Row[][] = id ? await ask(statements.show([id])) : [];
      if (row) return shown(titleOf(row), "", <Lead row={row} />);
    }
    return shown("There is no such page or lead", "", <a href="/">To the leads</a>, 404);
  }

  return (request: Request): Promise<Response> =>
    answer(request).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      const frame = { deployed, counts: {}, notice: "" };
      return page("That failed", frame, <p className="lead">{text}</p>, 500);
    });
}
