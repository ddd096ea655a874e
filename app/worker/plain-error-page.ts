import { site } from "~/config/site";
import { withoutEmailObfuscation } from "~/lib/email-obfuscation";
import { language } from "~/lib/language";

/** The page for when rendering itself fails: no styles and no scripts, but our phone number and email address. */
export const plainErrorPage = (): Response =>
  new Response(
    withoutEmailObfuscation(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong | ${site.brand}</title><body><h1>Something went wrong on our side</h1><p>If you were sending us a message, we may not have it. Please call ${site.phone} or email <a href="mailto:${site.email}">${site.email}</a>.</p></body></html>`,
    ),
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
