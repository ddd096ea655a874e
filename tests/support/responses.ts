import { parse } from "node-html-parser";
import { allHandlers } from "~/forms/all";
import { every } from "./html";
import { inOneMinute } from "./in-one-minute";
import { pagePaths } from "./pages";
import { rawFetch } from "./raw";
import type { Site } from "./site";
import { ticket } from "./tickets";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Every HTML answer of the site by a name: pages, notices, faulty forms, refusals, the guide. */
export async function everyResponse(site: Site): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  const add = async (name: string, path: string, request?: Parameters<typeof rawFetch>[2]) => {
    const { status, text } = await rawFetch(site.url, path, request);
    responses.set(`${status} ${name}`, text);
  };
  const pageOf = new Map<string, string>();
  for (const path of pagePaths) {
    await add(path, path);
    const page = parse(responses.get(`200 ${path}`) ?? "");
    for (const id of every(page, "input[name=form]", "value")) {
      if (path !== "/") pageOf.set(id, path);
    }
  }
  for (const id of allHandlers.map((handler) => handler.form.id)) {
    const path = pageOf.get(id);
    if (!path) throw new Error(`The form ${id} stands on no page.`);
    await add(`${id}, sent`, `${path}?sent=${id}&ref=1a2b3c4d`);
    const empty = { method: "POST", headers: form, body: `form=${id}` };
    await add(`${id}, empty`, path, empty);
  }
  const post = (body: string, headers: Record<string, string> = form) => ({
    method: "POST",
    headers,
    body,
  });
  await add("a search", "/blog?q=cloud");
  await add("a search for nothing there is", "/blog?q=zzz");
  await add("an unknown address", "/nope");
  await add("another method", "/contact", { method: "PUT" });
  await add(
    "a foreign origin",
    "/contact",
    post("name=Ann", { ...form, Origin: "https://a.example" }),
  );
  await add("a long body", "/contact", post(`message=${"x".repeat(270_000)}`));
  await add("another type", "/contact", post("Hello", { "Content-Type": "text/plain" }));
  await add("too many fields", "/contact", post("a=b&".repeat(101)));
  await add("the guide", "/guides/managed-it-services-guide.html");
  const message = "name=Ann&email=ann%40example.org&message=Hello";
  site.service.behaviour = "deny";
  const denied = new URLSearchParams(ticket("It prints nothing.")).toString();
  await add("a form the service denies", "/support", post(denied));
  site.service.behaviour = "fail";
  await site.refuseWrites();
  await add("a form that nothing takes", "/contact", post(message));
  await site.takeWrites();
  site.service.behaviour = "accept";
  const over = await inOneMinute(async (attempt) => {
    const flood = post(message, { ...form, "CF-Connecting-IP": `203.0.113.${attempt}` });
    for (let n = 0; n < 60; n++) await rawFetch(site.url, "/contact", flood);
    return rawFetch(site.url, "/contact", flood);
  });
  responses.set(`${over.status} over the limit`, over.text);
  return responses;
}
