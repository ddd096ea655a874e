// @ts-check
/** What is listened to: five pages from their beginning to their end, and each form through its states. */

/** @typedef {import("playwright").Page} Page */
/** @typedef {(title: string) => Promise<void>} Note Writes down what was said since the last one. */
/** @typedef {{ break: () => Promise<void>, mend: () => Promise<void> }} Service */
/** @typedef {{ name: string, path: string, walk: (page: Page, note: Note, service: Service) => Promise<void> }} Walk */

const pages = ["/", "/about", "/services/line-card", "/locations/carmel", "/blog"];

/** @type {Record<string, string>} */
const forms = {
  contact: "/contact",
  "location-contact": "/locations/tumwater",
  guide: "/services/managed-it-guide",
  meeting: "/services/managed-it-guide",
  partnership: "/presence-partnership",
  procurement: "/services/line-card",
  support: "/support",
  newsletter: "/rtp",
};

/** @type {Record<string, string>} */
const typed = {
  email: "ann@example.org",
  phone: "317 555 0110",
  message: "Please call me about the printer.",
};

/** By Tab from the first control to the button. @param {Page} page @param {string} form */
async function through(page, form) {
  await page.locator(`${form} .control`).first().focus();
  for (let stop = 0; stop < 20; stop++) {
    if (await page.locator(`${form} [type=submit]:focus`).count()) return;
    // As long as it takes a person to hear the beginning of it.
    await page.waitForTimeout(800);
    await page.keyboard.press("Tab");
  }
}

/** @param {Page} page @param {string} form */
async function fillIn(page, form) {
  for (const control of await page.locator(`${form} :is(input, textarea).control`).all()) {
    const name = String(await control.getAttribute("name"));
    await control.fill(typed[name] ?? "Ann Lee");
  }
  const consent = page.locator(`${form} [type=checkbox][required]`);
  if (await consent.count()) await consent.check();
}

/** @param {string} id @returns {Walk["walk"]} */
const formWalk = (id) => async (page, note, service) => {
  const form = `form#lead-${id}`;
  const press = async () => {
    await page.locator(`${form} [type=submit]`).focus();
    await note("The button has the focus");
    await page.keyboard.press("Enter");
  };
  await through(page, form);
  await note("Through the empty form by Tab");
  await page.keyboard.press("Enter");
  await note("Sent empty");
  await page.keyboard.press("Tab");
  await note("To the first error");
  await page.keyboard.press("Enter");
  await note("To its field");
  await page.keyboard.type("Ann Lee");
  await note("Typed in it");
  await fillIn(page, form);
  await note("Mended");
  await service.break();
  await press();
  await note("Sent while nothing takes it");
  await service.mend();
  await press();
  await note("Sent");
};

/** @type {Walk[]} */
export const walks = [
  ...pages.map((path) => ({
    name: `page-${path.slice(1).replaceAll("/", "-") || "home"}`,
    path,
    walk: async () => {},
  })),
  ...Object.entries(forms).map(([id, path]) => ({ name: `form-${id}`, path, walk: formWalk(id) })),
];
