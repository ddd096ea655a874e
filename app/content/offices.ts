import { site } from "../config/site";
import { counted } from "../lib/counted";
import { listed } from "../lib/listed";

/** How sentences name the offices of `config/site.ts`, whether there is one or there are several. */

const { offices } = site;
const single = offices.length === 1;

/** "two offices" */
export const countedOffices = counted(offices.length, "office");

/** "our two offices" */
export const ourOffices = single ? "our office" : `our ${countedOffices}`;

/** "offices in Indiana and Washington" */
export const officesByState = `${single ? "an office" : "offices"} in ${listed(offices.map(({ state }) => state))}`;

/** "Carmel or Tumwater" */
export const eitherTown = listed(
  offices.map(({ city }) => city),
  "or",
);

/** "Our offices are in Carmel, Indiana, and Tumwater, Washington." */
export const officesAreIn = `Our ${single ? "office is" : "offices are"} in ${listed(
  offices.map(({ city, state }) => `${city}, ${state}`),
  "and",
  ",",
)}.`;

/** That every office answers one line (specification 9); empty where there is one office. */
export const sharedLine = single
  ? ""
  : `${offices.length === 2 ? "Both" : "All"} offices share our headquarters line.`;
