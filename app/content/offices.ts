import { hours } from "../config/facts";
import { type Country, type Office, site } from "../config/site";
import { formatList } from "../lib/format-list";
import { timeZoneName } from "../lib/language";
import { countPhrase } from "../lib/number-words";

/** How sentences name the offices of `config/site.ts`, whether there is one or there are several. */

const { offices } = site;
const single = offices.length === 1;

/** "two offices" */
export const officeCount = countPhrase(offices.length, "office");

/** "our two offices" */
export const ourOffices = single ? "our office" : `our ${officeCount}`;

/** "offices in Indiana and Washington" */
export const officesByState = `${single ? "an office" : "offices"} in ${formatList(offices.map(({ state }) => state))}`;

/** "Carmel or Tumwater" */
export const eitherTown = formatList(
  offices.map(({ city }) => city),
  "or",
);

/** "Our offices are in Carmel, Indiana, and Tumwater, Washington." */
export const officesAreIn = `Our ${single ? "office is" : "offices are"} in ${formatList(
  offices.map(({ city, state }) => `${city}, ${state}`),
  "and",
  ",",
)}.`;

/** That every office answers one line (specification 9); empty where there is one office, or one with its own line. */
export const sharedLine =
  single || offices.some(({ phone }) => phone)
    ? ""
    : `${offices.length === 2 ? "Both" : "All"} offices share our headquarters line.`;

/** The country an office is in. */
export const countryOf = ({ country = site.country }: Office): Country => country;

/** The names of the countries of all offices. */
export const countries = [...new Set(offices.map((office) => countryOf(office).name))];

/** An office's address as a letter has it. Only an address abroad names its country. */
export const addressLines = (office: Office): string[] => {
  const { street, city, stateCode, postalCode, lastLine, country } = office;
  return [
    street,
    lastLine ?? `${city}, ${stateCode} ${postalCode}`,
    ...(country ? [country.name] : []),
  ];
};

/** When an office's door is open. The label names its time zone, where that isn't the headquarters'. */
export const doorHours = ({ hours: { label, ...parts } = hours.door, timeZone }: Office) => ({
  ...parts,
  label: timeZone ? `${label}, ${timeZoneName(timeZone)}` : label,
});
