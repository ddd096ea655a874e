import type { Page } from "@playwright/test";

/** Serves pages with their style sheet changed, and a policy that lets it be another than the one that was sent. */
export const restyled = (page: Page, change: (css: string) => string) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    // As a browser does when a connection that was kept open is closed under its request.
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    headers["content-security-policy"] = policy.replace(
      /style-src [^;]*/,
      "style-src 'unsafe-inline'",
    );
    const body = (await response.text()).replace(
      /<style>([\s\S]*?)<\/style>/,
      (_, css: string) => `<style>${change(css)}</style>`,
    );
    await route.fulfill({ response: response, headers, body });
  });

/** What a browser without `:has()` drops: every rule whose selector it cannot read. */
export const withoutHas = (css: string): string =>
  css
    .replaceAll("not selector(:has(a))", "(display: block)")
    .replaceAll(":has(", ":no-such-thing(");
