import { expect } from "vitest";
import { type FormCase, formCases, rulesOf, tableOf } from "../../support/form-cases";
import type { Promises } from "../promise";

/** What has the focus, by its id or its role. */
const focused = () => document.activeElement?.id || document.activeElement?.getAttribute("role");

const valueIn = (form: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#lead-${form} [name="${name}"]`)?.value;

/** A form from its first fault to the next empty form. */
const sendForm =
  ({ form, path, values, success }: FormCase): Promises[string] =>
  async ({ visitor, site, scripted }) => {
    const faults = rulesOf(form).filter(({ field }) => field !== "urgency");
    const [first] = faults;
    if (!first) throw new Error(`${form} has no rule`);
    await visitor.resize(360, 740);
    await visitor.goto(path);
    await visitor.send(form);
    await visitor.until(focused, `${form}-outcome`);
    for (const { message } of faults) await visitor.sees(`#${form}-outcome a`, message);
    await visitor.click(`#${form}-outcome a`, first.message);
    await visitor.until(focused, `lead-${form}-${first.field}`);
    if (scripted) {
      // There is a caret in it, in Safari by the page's script.
      await visitor.type("x");
      await visitor.until(valueIn, "x", form, first.field);
      await visitor.press("Backspace");
    }
    await visitor.fill(form, values);
    await visitor.send(form);
    await visitor.sees(`#${form}-form`, success.title);
    await visitor.until(() => /[?&]sent=/.test(location.search), true);
    expect(await site.stored()).toMatchObject({ [tableOf(form)]: 1 });
    // A browser is what it says it is.
    expect(await site.rows("select signs from deliveries where signs like '%sender%'")).toEqual([]);
    await visitor.click(`#${form}-form [data-sent] a[href*="#lead-${form}"]`);
    await visitor.until(focused, `lead-${form}-${first.field}`);
    await visitor.until(valueIn, "", form, first.field);
  };

export const forms: Promises = Object.fromEntries(
  formCases.map((one) => [
    `the ${one.form} form names its faults, is sent once, and begins anew`,
    sendForm(one),
  ]),
);
