import { parse } from "node-html-parser";
import { allHandlers } from "~/forms/all";
import { every } from "./html";
import { inOneMinute } from "./in-one-minute";
import { lead, ticket } from "./leads";
import { pagePaths } from "./pages";
import { type RawResponse, rawFetch, rawPost } from "./raw";
import type { Site } from "./site";

const bodyOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Every HTML answer of the site by its status and a name: pages, notices, faulty forms, refusals, the guide. */
export async function everyResponse(site: Site): Promise<Map<string, RawResponse>> {
  const responses = new Map<string, RawResponse>();
  const add = async (name: string, path: string, response = rawFetch(site.url, path)) =>
    responses.set(`${(await response).status} ${name}`, await response);
  const post = async (name: string, path: string, body: string, headers = {}) =>
    add(name, path, rawPost(site.url, path, body, headers));
  const pageOf = new Map<string, string>();
  for (const path of pagePaths) {
    await add(path, path);
    const page = parse(responses.get(`200 ${path}`)?.text ?? "");
    for (const id of every(page, "input[name=form]", "value")) {
      if (path !== "/") pageOf.set(id, path);
    }
  }
  for (const id of allHandlers.map((handler) => handler.form.id)) {
    const path = pageOf.get(id);
    if (!path) throw new Error(`The form ${id} stands on no page.`);
    await add(`${id}, sent`, `${path}?sent=${id}&ref=1a2b3c4d`);
    await post(`${id}, empty`, path, `form=${id}`);
  }
  await add("a search", "/blog?q=cloud");
  await add("a search for nothing there is", "/blog?q=zzz");
  await add("an unknown address", "/nope");
  const put = rawFetch(site.url, "/contact", { method: "PUT" });
  await add("another method", "/contact", put);
  await post("a foreign origin", "/contact", "name=Ann", { Origin: "https://a.example" });
  await post("a long body", "/contact", `message=${"x".repeat(270_000)}`);
  await post("another type", "/contact", "Hello", { "Content-Type": "text/plain" });
  await post("too many fields", "/contact", "a=b&".repeat(101));
  await add("the guide", "/guides/managed-it-services-guide.html");
  site.service.behaviour = "deny";
  await post("a form the service denies", "/support", bodyOf(ticket()));
  site.service.behaviour = "fail";
  await site.refuseWrites();
  await post("a form that nothing takes", "/contact", bodyOf(lead));
  await site.takeWrites();
  site.service.behaviour = "accept";
  const over = await inOneMinute(async (attempt) => {
    const from = { "CF-Connecting-IP": `203.0.113.${attempt}` };
    const send = () => rawPost(site.url, "/contact", bodyOf(lead), from);
    for (let n = 0; n < 60; n++) await send();
    return send();
  });
  responses.set(`${over.status} over the limit`, over);
  return responses;
}
