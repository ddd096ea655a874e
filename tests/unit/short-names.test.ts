import postcss from "postcss";
import { expect, test } from "vitest";
import {
  shortenScript,
  shortenSheet,
  shortNamesOf,
  withoutHelpers,
  withoutUnread,
} from "../../scripts/build/short-names.mjs";

const sheet = () =>
  postcss.parse(
    [
      "@property --unread{syntax:'*'}",
      ":root{--room:1px;--unread:2px;--color-ink:#000}",
      "@layer components{.a .site-header{gap:var(--room);color:var(--color-ink)}}",
      "@layer utilities{.flex{x:y}.mt-4{x:y}.w-1\\/2:hover{x:y}.grid-cols-\\[1fr_3rem\\]{x:y}",
      ".has-\\[a\\,b\\]\\:p-0:has(:is(a,.mt-4)){x:y}[data-x='.mt-4']{x:y}}",
    ].join(""),
  );

const short = shortNamesOf(sheet());

test("utilities with a sign in their name and properties get short names; words and own classes stay", () => {
  const named = [...short.keys()];
  expect(named).toEqual(
    expect.arrayContaining([
      "mt-4",
      "w-1/2",
      "grid-cols-[1fr_3rem]",
      "has-[a,b]:p-0",
      "--room",
      "--color-ink",
    ]),
  );
  for (const kept of ["flex", "a", "site-header"]) expect(named).not.toContain(kept);
  const given = [...short.values()];
  expect(new Set(given).size).toBe(given.length);
  // A class of that name exists.
  expect(given).not.toContain("a");
});

test("a sheet and a script agree on the names, and on what is none", () => {
  const parsed = sheet();
  shortenSheet(parsed, short);
  const css = `${parsed}`;
  for (const name of ["w-1/2", "grid-cols-[1fr_3rem]", "has-[a,b]:p-0"]) {
    expect(css).toContain(`.${short.get(name)}`);
    expect(css).not.toContain(name.slice(0, 4));
  }
  expect(css).toContain(`:is(a,.${short.get("mt-4")})`);
  expect(css).toContain("[data-x='.mt-4']");
  expect(css).toContain(`gap:var(${short.get("--room")})`);
  expect(css).toContain(`color:var(${short.get("--color-ink")})`);
  const code = `const mt4 = f("mt-4 flex other", \`\${on ? "w-1/2" : ""} mt-4\`, "a mt-40", /mt-4/);`;
  const [margin, half] = [short.get("mt-4"), short.get("w-1/2")];
  expect(shortenScript(code, short)).toBe(
    `const mt4 = f("${margin} flex other", \`\${on ? "${half}" : ""} ${margin}\`, "a mt-40", /mt-4/);`,
  );
});

test("a property that nothing reads goes, with what declares its type", () => {
  const parsed = sheet();
  withoutUnread(parsed);
  expect(`${parsed}`).not.toContain("--unread");
  expect(`${parsed}`).toContain("--room:1px");
});

test("Tailwind's own properties leave their values, and a border its style to the reset", () => {
  const parsed = postcss.parse(
    [
      "@layer properties{@supports (x:y){*{--tw-space-y-reverse:0;--tw-leading:initial}}}",
      "@layer utilities{.border-t{border-top-style:var(--tw-border-style);border-top-width:1px}",
      ".border-dashed{--tw-border-style:dashed;border-style:dashed}",
      ".text-small{line-height:var(--tw-leading, var(--small));font-size:1px}",
      ".leading-none{--tw-leading:1;line-height:1}",
      ".space-y-3{--tw-space-y-reverse:0;margin-top:calc(3px * var(--tw-space-y-reverse))}}",
      "@property --tw-space-y-reverse{syntax:'*';inherits:false;initial-value:0}",
      "@property --tw-leading{syntax:'*';inherits:false}",
    ].join(""),
  );
  withoutHelpers(parsed);
  withoutUnread(parsed);
  expect(`${parsed}`).toBe(
    [
      "@layer utilities{.border-t{border-top-width:1px}",
      ".border-dashed{border-style:dashed}",
      ".text-small{line-height:var(--small);font-size:1px}",
      ".leading-none{line-height:1}",
      ".space-y-3{margin-top:calc(3px * 0)}}",
    ].join(""),
  );
});
