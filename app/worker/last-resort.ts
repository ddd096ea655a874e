import { site } from "~/config/site";

/** The page for when rendering itself fails: no style, no script, but a way to reach a person. */
export const lastResort = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong | ${site.brand}</title><h1>Something went wrong on our side</h1><p>If you were sending us a message, we may not have it. Please call ${site.phone} or email <a href="mailto:${site.email}">${site.email}</a>.</p></html>`,
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
