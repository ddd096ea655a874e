import type { Page } from "@playwright/test";
import { formCases, isNewsletter } from "./form-cases";

/** Pages with a form of their own besides the newsletter's: a link to one of them is a next step. */
const leadPages = formCases.flatMap(({ form, path }) => (isNewsletter(form) ? [] : [path]));

/** CSS pixels: four screens of a phone. */
const far = 4 * 740;

/**
 * Where a page has nothing to do for more than four screens of a phone: no phone number, address, form or
 * link to one, in its text or its footer. In the list of articles each of them is something to do, however many
 * there are. One line for each such stretch.
 */
export const idleStretches = (page: Page) =>
  page.evaluate(
    ([paths, most]) => {
      const leads = (link: HTMLAnchorElement) => {
        if (/^(tel|mailto):/.test(link.href) || link.closest("#articles")) return true;
        const { pathname, hash } = new URL(link.href);
        if (pathname !== location.pathname) return paths.includes(pathname) || hash === "#contact";
        return Boolean(
          hash && document.querySelector(hash)?.querySelector("form, a[href*=contact]"),
        );
      };
      const places = [
        ...document.querySelectorAll<HTMLElement>(
          "main a[href], footer a[href], main :is(input, select, textarea, button)",
        ),
      ]
        .filter((one) => one.checkVisibility() && !one.closest("nav, .off-screen"))
        .filter((one) => !(one instanceof HTMLAnchorElement) || leads(one))
        .map((one) => Math.round(one.getBoundingClientRect().top + scrollY))
        .sort((a, b) => a - b);
      return [0, ...places].flatMap((place, at, all) => {
        const next = all[at + 1] ?? document.documentElement.scrollHeight;
        return next - place > most ? [`nothing to do from ${place} to ${next} px`] : [];
      });
    },
    [leadPages, far] as const,
  );
