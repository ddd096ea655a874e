/** What is listened to: five pages from their beginning to their end, and each form through its states. */
import type { Locator, Page } from "playwright";
import { firstPageIn } from "../page-paths.ts";

export type Move = () => Promise<void>;
/**
 * Writes down what was said since the last one. Orca now and then misses a focus: where it said nothing,
 * `again` leaves and comes back, once.
 */
export type Note = (title: string, again?: [away: Move, back: Move]) => Promise<void>;
export type Service = { break: () => Promise<void>; mend: () => Promise<void> };
export type Walk = {
  name: string;
  path: string;
  walk: (page: Page, note: Note, service: Service) => Promise<void>;
};

const office = await firstPageIn("/locations/");
const pages = ["/", "/about", "/services/line-card", office, "/blog"];

const forms: Record<string, string> = {
  contact: "/contact",
  "location-contact": office,
  guide: "/services/managed-it-guide",
  meeting: "/services/managed-it-guide",
  partnership: "/presence-partnership",
  procurement: "/services/line-card",
  support: "/support",
  newsletter: "/rtp",
};

const typed: Record<string, string> = {
  email: "ann@example.org",
  phone: "317 555 0110",
  message: "Please call me about the printer.",
};

/** By Tab from the first control to the button, each heard out. */
async function through(page: Page, form: string, note: Note) {
  await visit(page.locator(`${form} .control`).first(), "The first field has the focus", note);
  for (let stop = 0; stop < 20; stop++) {
    if (await page.locator(`${form} [type=submit]:focus`).count()) return;
    await page.keyboard.press("Tab");
    const [away, back] = [() => page.keyboard.press("Shift+Tab"), () => page.keyboard.press("Tab")];
    await note("Tab", [away, back]);
  }
}

/** Gives a control the focus, by no key. */
async function visit(control: Locator, title: string, note: Note) {
  await control.focus();
  await note(title, [() => control.blur(), () => control.focus()]);
}

/** Each field after the other, heard out. */
async function fillIn(page: Page, form: string, note: Note) {
  for (const control of await page.locator(`${form} :is(input, textarea).control`).all()) {
    const name = String(await control.getAttribute("name"));
    await visit(control, `The field ${name} has the focus`, note);
    await control.fill(typed[name] ?? "Ann Lee");
    await note("It is filled in");
  }
  const consent = page.locator(`${form} [type=checkbox][required]`);
  if ((await consent.count()) === 0) return;
  await visit(consent, "The box has the focus", note);
  await page.keyboard.press("Space");
  await note("Space");
}

const formWalk =
  (id: string): Walk["walk"] =>
  async (page, note, service) => {
    const form = `form#lead-${id}`;
    /** Waits for the notice, which may take as long as the form service, and then for what is said. */
    const enter = async (title: string) => {
      await page.keyboard.press("Enter");
      await page.locator(`#${id}-outcome:focus`).waitFor();
      await note(title);
    };
    const press = async (title: string) => {
      await visit(page.locator(`${form} [type=submit]`), "The button has the focus", note);
      await enter(title);
    };
    await through(page, form, note);
    await enter("Enter, with the form empty");
    await page.keyboard.press("Tab");
    await note("Tab, to the first error");
    await page.keyboard.press("Enter");
    await note("Enter, to its field");
    await page.keyboard.type("Ann Lee");
    await note("Typed in it");
    await fillIn(page, form, note);
    await service.break();
    await press("Enter, while nothing takes it");
    await service.mend();
    await press("Enter, and it is taken");
  };

export const walks: Walk[] = [
  ...pages.map((path) => ({
    name: `page-${path.slice(1).replaceAll("/", "-") || "home"}`,
    path,
    walk: async () => {},
  })),
  ...Object.entries(forms).map(([id, path]) => ({ name: `form-${id}`, path, walk: formWalk(id) })),
];
