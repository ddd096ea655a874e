/** Has another company move into the copy: writes its facts where docs/for-the-owner.md says that they are. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Office } from "../../app/config/site.ts";
import { root } from "../tasks.ts";
import {
  Code,
  entriesOf,
  sourceOf,
  toSource,
  withFacts,
  withoutVariable,
  withVariable,
} from "./facts.ts";
import { officePage } from "./office.ts";
import type { Company } from "./rebrand.ts";

const [siteFile, aboutFile] = ["app/config/site.ts", "app/content/about.ts"];
const articles = "app/content/articles";

/** Facts by their paths below a variable: `site.support.phone`. */
const below = (name: string, facts: object) =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [`${name}.${key}`, value]));

export function moverOf(copy: string, seed: number) {
  const read = (file: string) => readFileSync(join(copy, file), "utf8");
  /** Changes files, and says how many. */
  const change = (changes: Record<string, (text: string) => string>) => {
    for (const [file, by] of Object.entries(changes))
      writeFileSync(join(copy, file), by(read(file)));
    return Object.keys(changes).length;
  };

  /** Names, phones, addresses, colors and mark. */
  const brand = ({ site, colors, colorNames, mark }: Company, host: string) =>
    change({
      [siteFile]: (text) => withFacts(text, below("site", site)),
      "app/config/theme.ts": (text) =>
        withFacts(text, {
          ...below("colors", colors),
          ...below("colorNames", colorNames),
          "mark.letter.d": mark,
        }),
      "wrangler.toml": (text) => text.replaceAll(host, new URL(site.origin).host),
    });

  const fees = ({ fee, opening }: Company) =>
    change({
      "app/config/facts.ts": (text) =>
        withFacts(text, { ...below("fee", fee), ...below("opening", opening) }),
    });

  /** One office in the place of another, and one more. */
  function offices({ offices: [replacing, added] }: Company, leaves: string) {
    const pages = [
      [replacing, officePage(replacing, seed + 200, "services")],
      [added, officePage(added, seed + 300, "area")],
    ] as const;
    for (const [{ slug }, page] of pages) {
      const lines = [
        'import type { LocationEntry } from "./shape";',
        `/** The office in its town. */\nexport const location: LocationEntry = ${toSource(page)};`,
      ];
      writeFileSync(join(copy, `app/content/locations/${slug}.ts`), `${lines.join("\n\n")}\n`);
    }
    rmSync(join(copy, `app/content/locations/${leaves}.ts`));
    const declared = (office: Office) => `const ${office.slug}: Office = ${toSource(office)};\n\n`;
    return change({
      [siteFile]: (text) => {
        const replaced = (one: string) => new Code(one === leaves ? replacing.slug : one);
        const fresh = declared(replacing) + declared(added);
        return withFacts(withVariable(withoutVariable(text, leaves), "headquarters", fresh), {
          headquarters: replaced(sourceOf(text, "headquarters")),
          branches: [...entriesOf(text, "branches").map(replaced), new Code(added.slug)],
        });
      },
    });
  }

  /** They work in the offices in turn. */
  const teamOf = ({ people: all }: Company, ...slugs: string[]) =>
    all.map((one, at) => ({
      ...one,
      office: new Code(`officeAt("${slugs[at % slugs.length]}")`),
    }));

  /** Whom the samples added: they stay, and work where the company does. */
  const kept = (text: string, slug: string) => {
    const before = entriesOf(readFileSync(join(root, aboutFile), "utf8"), "team");
    return entriesOf(text, "team")
      .filter((one) => !before.includes(one))
      .map((one) => new Code(one.replace(/officeAt\("\w+"\)/, `officeAt("${slug}")`)));
  };

  /** Three people, and the articles that those before them have written. */
  function people(company: Company) {
    const written = readdirSync(join(copy, articles)).filter((name) =>
      /^author: /m.test(read(join(articles, name))),
    );
    const signed = (text: string) =>
      text.replace(/^author: .*/m, `author: ${company.people[0]?.name}`);
    return change({
      [aboutFile]: (text) => {
        const [first, second] = company.offices.map(({ slug }) => slug) as [string, string];
        return withFacts(text, { team: [...teamOf(company, first, second), ...kept(text, first)] });
      },
      ...Object.fromEntries(written.map((name) => [join(articles, name), signed])),
    });
  }

  const services = ({ order }: Company) =>
    change({
      "app/content/services.ts": (text) =>
        withFacts(text, {
          services: order(entriesOf(text, "services")).map((entry) => new Code(entry)),
        }),
    });

  /** All but one office close, and no company was bought. */
  function alone(company: Company) {
    const { slug } = company.offices[1];
    const text = read(siteFile);
    const all = [sourceOf(text, "headquarters"), ...entriesOf(text, "branches")];
    const others = all.filter((name) => name !== slug);
    for (const name of others) rmSync(join(copy, `app/content/locations/${name}.ts`));
    rmSync(join(copy, articles, "acquisition.mdx"));
    return change({
      [siteFile]: () =>
        withFacts(others.reduce(withoutVariable, text), {
          headquarters: new Code(slug),
          branches: [],
          past: {},
        }),
      [aboutFile]: (about) => withFacts(about, { team: teamOf(company, slug) }),
    });
  }

  return { brand, fees, offices, people, services, alone };
}
