/** The desk's pages and changes, by their addresses. */
import { markSvg } from "../../app/files/brand.tsx";
import { type RunSql, statementIn } from "../leads/database.ts";
import { groupReference } from "../leads/export.ts";
import { exportsWith, exportTo } from "../leads/export-files.ts";
import { find, fullRows } from "../leads/find.ts";
import { foundIn, identifiedBy } from "../leads/match.ts";
import { readSubmissions } from "../leads/pages.ts";
import { erase } from "../leads/person.ts";
import * as statements from "../leads/statements.ts";
import { Confirm, changes, idsOf, Person, PersonForm } from "./changes.tsx";
import { Figures } from "./figures.tsx";
import { type Frame, formatLeads, listTitle, page, type Values } from "./frame.tsx";
import { respond } from "./gate.ts";
import { Lead } from "./lead.tsx";
import { senderName, stateName } from "./leads.tsx";
import { List, pageAddress } from "./list.tsx";
import { styleSheet } from "./style-sheet.ts";

const filters = ["form", "state", "from", "to", "campaign", "page"];

/** What the values of a form or an address narrow a list to. */
const filterIn = (values: URLSearchParams): statements.Filter =>
  Object.fromEntries([...values].filter(([name, value]) => value && filters.includes(name)));

/** An address of the desk; never one of another host. */
const within = (to: string | null) => (to && /^\/(?![/\\])/.test(to) ? to : "/");

/** A file in which nothing is anybody's: it alone may be kept. */
const fileOf = (type: string, text: string) =>
  respond(200, text, { "Content-Type": type, "Cache-Control": "max-age=3600" });

/** Answers the requests of who was let in. */
export function createDesk(runSql: RunSql, deployed?: string) {
  /** What was searched for. It stands in no address, which the browser would keep. */
  const searches: string[] = [];
  let notice = "";

  const showPage = async (title: string, children: JSX.Element, frame: Frame = {}) => {
    const [rows = []] = await runSql(statements.countOpen);
    const counts = Object.fromEntries(rows.map(({ state, leads }) => [state, Number(leads)]));
    const shownNotice = notice;
    notice = "";
    return page(title, { deployed, counts, notice: shownNotice, ...frame }, children);
  };
  /** After a change, to where the operator was. */
  const back = (to: string | null, did: string) => {
    notice = did;
    return respond(303, "", { Location: within(to) });
  };

  /** What an address asks a list for. */
  function readQuery(query: URLSearchParams) {
    const filter = filterIn(query);
    const text = searches[Number(query.get("search") ?? -1)] ?? "";
    const isNarrowed = Object.keys(filter).length > 0;
    // A search looks through every state, as `find` does.
    const state = filter.state ?? (text ? "all" : undefined);
    const condition = statements.conditionOf({ ...filter, state });
    const search = (enough?: number) =>
      find(runSql, text, foundIn, { condition: isNarrowed ? condition : undefined, enough });
    return { filter, text, condition, search };
  }

  async function list(query: URLSearchParams) {
    const { filter, text, condition, search } = readQuery(query);
    const after = Math.min(1e9, Math.max(0, Math.floor(Number(query.get("after")) || 0)));
    const [origins = [], forms = [], newest = [], [{ total = 0 } = {}] = []] = await runSql(
      statements.selectOrigins,
      statements.selectForms,
      ...(text ? [] : statements.selectPage(condition, after)),
    );
    const enough = after + statements.PAGE_SIZE;
    const found = text ? await search(enough) : undefined;
    const known = found ? found.length : Number(total);
    if (after > 0 && after >= known && known > 0) {
      // What was on the last page has changed its state or is erased.
      const last = Math.floor((known - 1) / statements.PAGE_SIZE) * statements.PAGE_SIZE;
      return back(pageAddress(query, last), notice);
    }
    const listing = {
      filter,
      text,
      query,
      after,
      forms,
      origins,
      rows: found ? await fullRows(runSql, found.slice(after, enough)) : newest,
      total: found && known > enough ? undefined : known,
    };
    const here = !text && filter.state ? `/?state=${filter.state}` : "/";
    return showPage("Leads", <List {...listing} />, { here, heading: listTitle(here) });
  }

  /** The change of a name, and the leads it is to be made to: all that it fits, or some. */
  function changeIn(values: URLSearchParams) {
    const name = values.get("change") ?? "";
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (!change) throw new Error("There is no such change.");
    const isAll = values.has("all") && name !== statements.SPAM_CHANGE;
    return { ...change, name, isAll, ids: values.getAll("id") };
  }

  async function confirm(query: URLSearchParams) {
    const { name, label, does, isAll, ids } = changeIn(query);
    const title = `${label}?`;
    const [rows = [], [{ total = 0 } = {}] = []] = await runSql(
      ...(isAll ? statements.selectFitting(name) : [statements.selectChosen(name, ids)]),
    );
    const fitting = rows.filter(({ fits }) => isAll || fits);
    if (fitting.length === 0) {
      return showPage(title, <p>No lead was chosen that this can be done with.</p>);
    }
    const older = isAll ? Number(total) - fitting.length : 0;
    const left = rows.length - fitting.length;
    const which: Values = isAll ? [["all", "1"]] : idsOf(fitting);
    const what = `${label}: ${isAll ? "all " : ""}${formatLeads(fitting.length + older)}`;
    return showPage(
      title,
      <Confirm
        rows={fitting}
        text={`${what}. ${does}`}
        action="/change"
        button={what}
        back={within(query.get("back"))}
        values={[["change", name], ...which]}
      >
        {older > 0 && <p>And {formatLeads(older)} before these.</p>}
        {left > 0 && <p>{formatLeads(left)} of those chosen: left as before.</p>}
      </Confirm>,
    );
  }

  const gets: Record<string, (query: URLSearchParams) => Promise<Response>> = {
    "/": list,
    "/confirm": confirm,
    "/desk.css": async () => fileOf("text/css", await styleSheet()),
    "/icon.svg": async () => fileOf("image/svg+xml", markSvg()),
    "/person": () => showPage("Erase a person", <PersonForm />, { here: "/person" }),
    "/figures": async () => {
      const files = ["report.sql", "weeks.sql"].map((file) => statementIn(file));
      const [report = [], weeks = []] = await runSql(...files);
      const figures = <Figures report={report} weeks={weeks} now={new Date()} />;
      return showPage("Figures", figures, { here: "/figures" });
    },
  };

  const posts: Record<string, (form: URLSearchParams) => Promise<Response>> = {
    "/search": async (form) => {
      const text = (form.get("text") ?? "").trim().slice(0, 200);
      const query = new URLSearchParams({ ...filterIn(form) });
      if (text) query.set("search", String(searches.push(text) - 1));
      return back(`/?${query}`, "");
    },
    "/change": async (form) => {
      const { name, label, isAll, ids } = changeIn(form);
      const [made = []] = await runSql(statements.applyChange(name, isAll ? undefined : ids));
      return back(form.get("back"), `${label}: ${formatLeads(made.length)} changed.`);
    },
    "/answered": async (form) => {
      const [id = "", by = "", note = ""] = ["id", "by", "note"].map((field) =>
        form.get(field)?.trim(),
      );
      const name = form.has("remove") ? "" : by;
      await runSql(statements.saveAnswer(id, name, note));
      return back(`/lead/${id}`, name ? "Marked as answered." : "Not marked as answered.");
    },
    "/person": async (form) => {
      const text = (form.get("text") ?? "").trim();
      const newsletter = form.has("newsletter");
      const [found = []] = newsletter
        ? await runSql(statements.selectSubscriptions(text))
        : [await find(runSql, text, identifiedBy)];
      const rows = await fullRows(runSql, found);
      const others = rows.length > 0 || newsletter ? 0 : (await find(runSql, text, foundIn)).length;
      const exports = newsletter ? [] : exportsWith(rows.map(({ id }) => String(id)));
      const asks = newsletter ? "Unsubscribe?" : "Erase this person?";
      const person = (
        <Person rows={rows} newsletter={newsletter} others={others} exports={exports} />
      );
      return showPage(rows.length > 0 ? asks : "Nobody found", person, { here: "/person" });
    },
    "/erase": async (form) => {
      const deleted = Object.entries(await erase(runSql, form.getAll("id")));
      const lines = deleted.map(([table, count]) => `${count} from ${table}`);
      return back("/person", `Erased: ${lines.join(", ") || "nothing"}.`);
    },
    "/export": async (form) => {
      const query = new URLSearchParams(form.get("query") ?? "");
      const { text, condition, search } = readQuery(query);
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "");
      const pages = text
        ? [await fullRows(runSql, await search())]
        : readSubmissions(runSql, condition);
      return back(`/?${query}`, `Leads: ${await exportTo(`leads-${stamp}.csv`, pages)}`);
    },
  };

  async function lead(id: string) {
    const [[row] = []] = await runSql(statements.selectLeads([id]));
    if (!row) return;
    const title = `${groupReference(row.reference)}, ${stateName(row.state)}`;
    return showPage(title, <Lead row={row} />, { heading: senderName(row) });
  }

  async function answer(request: Request) {
    const { pathname, searchParams } = new URL(request.url);
    const post = request.method === "POST" && posts[pathname];
    if (post) return post(new URLSearchParams(await request.text()));
    const [, id] = pathname.match(/^\/lead\/([\w-]+)$/) ?? [];
    const shown =
      request.method !== "POST" && (gets[pathname]?.(searchParams) ?? (id && (await lead(id))));
    if (shown) return shown;
    return showPage("There is no such page or lead", <a href="/">To the leads</a>, { status: 404 });
  }

  return (request: Request): Promise<Response> =>
    answer(request).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      return page("That failed", { deployed, status: 500 }, <p>{text}</p>);
    });
}
