import { type Office, site } from "../config/site";
import { counted } from "../lib/counted";

/** How sentences name the offices of `config/site.ts`, whether there is one or there are several. */

const { offices } = site;
const single = offices.length === 1;

/** "Carmel and Tumwater", or with another word between them. */
function listed(name: (office: Office) => string, word: "and" | "or" = "and", comma = ""): string {
  const names = offices.map(name);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")}${comma} ${word} ${last}` : last;
}

/** "two offices" */
export const countedOffices = counted(offices.length, "office");

/** "our two offices" */
export const ourOffices = single ? "our office" : `our ${countedOffices}`;

/** "offices in Indiana and Washington" */
export const officesByState = `${single ? "an office" : "offices"} in ${listed(({ state }) => state)}`;

/** "Carmel or Tumwater" */
export const eitherTown = listed(({ city }) => city, "or");

/** "Our offices are in Carmel, Indiana, and Tumwater, Washington." */
export const officesAreIn = `Our ${single ? "office is" : "offices are"} in ${listed(
  ({ city, state }) => `${city}, ${state}`,
  "and",
  ",",
)}.`;

/** That every office answers one line (specification 9); empty where there is one office. */
export const sharedLine = single
  ? ""
  : `${offices.length === 2 ? "Both" : "All"} offices share our headquarters line.`;
