import { addresses } from "./addresses";
import { drafts } from "./drafts";
import { forms } from "./forms";
import { menus } from "./menus";
import { reading } from "./reading";
import { scriptPromises } from "./scripts";

/** What the site promises a visitor in whatever browser; each is kept in every engine (docs/decisions/0030). */
export const promises = [
  ...forms,
  ...addresses,
  ...drafts,
  ...reading,
  ...menus,
  ...scriptPromises,
];
