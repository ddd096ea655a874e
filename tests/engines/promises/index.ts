/** What the site promises a visitor in whatever browser; each is kept in every engine (docs/decisions/0030). */
import type { Promises } from "../promise";
import { addresses, scriptedAddresses } from "./addresses";
import { drafts, scriptedDrafts } from "./drafts";
import { menus, scriptedMenus } from "./menus";
import { reading } from "./reading";
import { scriptedScripts, scripts } from "./scripts";

export { forms } from "./forms";

/** With JavaScript and without. */
export const always: Promises = { ...addresses, ...drafts, ...reading, ...menus, ...scripts };

/** Of what the page's scripts do. */
export const scripted: Promises = {
  ...scriptedAddresses,
  ...scriptedDrafts,
  ...scriptedMenus,
  ...scriptedScripts,
};
