import { Drawing } from "~/components/drawings/drawing";

/** In the order of the benefits: two lines to one, a way around a gap, one seat more, calls by the hour, a phone in its box, one line to three phones. */
const marks = [
  "M1 2v44M1 9h24l15 15h29M1 39h24l15-15M69 16h16v16H69z",
  "M1 16h16v16H1zM17 24h16M33 16v16M47 16v16M47 24h22M25 24V8h33v16M69 16h16v16H69z",
  "M1 16h16v16H1zM17 24h18M35 16h16v16H35zM51 24h18M69 16h16v16H69z",
  "M1 46h84M7 46V36h14v10M36 46V6h14v40M65 46V20h14v26",
  "M1 2h84v44H1zM31 9h24v30H31zM31 15h24M31 33h24",
  "M1 16h16v16H1zM17 24h52M43 8v32M43 8h26M43 40h26M69 1h16v12H69zM69 18h16v12H69zM69 35h16v12H69z",
];

/** What a benefit does, in the strokes of the page's drawing. */
export const BenefitMark = ({ at }: { at: number }) => (
  <Drawing viewBox="0 0 86 48" className="mb-4 max-w-24">
    <path d={marks[at]} />
  </Drawing>
);
