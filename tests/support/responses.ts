import { parse } from "node-html-parser";
import { allHandlers } from "~/forms/all";
import { every } from "./html";
import { inOneMinute } from "./in-one-minute";
import { lead, ticket } from "./leads";
import { pagePaths } from "./pages";
import { type RawResponse, rawFetch } from "./raw";
import type { Site } from "./site";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = (body: string, headers: Record<string, string> = form) => ({
  method: "POST",
  headers,
  body,
});
const bodyOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Every HTML answer of the site by its status and a name: pages, notices, faulty forms, refusals, the guide. */
export async function everyResponse(site: Site): Promise<Map<string, RawResponse>> {
  const responses = new Map<string, RawResponse>();
  const add = async (name: string, path: string, request?: Parameters<typeof rawFetch>[2]) => {
    const response = await rawFetch(site.url, path, request);
    responses.set(`${response.status} ${name}`, response);
  };
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
    await add(`${id}, empty`, path, post(`form=${id}`));
  }
  await add("a search", "/blog?q=cloud");
  await add("a search for nothing there is", "/blog?q=zzz");
  await add("an unknown address", "/nope");
  await add("another method", "/contact", { method: "PUT" });
  const foreign = { ...form, Origin: "https://a.example" };
  await add("a foreign origin", "/contact", post("name=Ann", foreign));
  await add("a long body", "/contact", post(`message=${"x".repeat(270_000)}`));
  await add("another type", "/contact", post("Hello", { "Content-Type": "text/plain" }));
  await add("too many fields", "/contact", post("a=b&".repeat(101)));
  await add("the guide", "/guides/managed-it-services-guide.html");
  site.service.behaviour = "deny";
  await add("a form the service denies", "/support", post(bodyOf(ticket())));
  site.service.behaviour = "fail";
  await site.refuseWrites();
  await add("a form that nothing takes", "/contact", post(bodyOf(lead)));
  await site.takeWrites();
  site.service.behaviour = "accept";
  const over = await inOneMinute(async (attempt) => {
    const flood = post(bodyOf(lead), { ...form, "CF-Connecting-IP": `203.0.113.${attempt}` });
    for (let n = 0; n < 60; n++) await rawFetch(site.url, "/contact", flood);
    return rawFetch(site.url, "/contact", flood);
  });
  responses.set(`${over.status} over the limit`, over);
  return responses;
}
