import { Chart, Place, percent } from "~/components/drawings/chart";
import { ListPair } from "~/components/sections/list-pair";
import { phoneLine } from "~/content/service-figures/phone-line";
import type { Lists } from "~/content/types";

/** One line: the phones on our half of it, and past the point where we hand over, yours. */
const PhoneLine = ({ ours, yours }: typeof phoneLine) => (
  <Chart height={96}>
    <line x1="18" x2="50%" y1="48" y2="48" className="wall" />
    <line x1="50%" x2="100%" y1="48" y2="48" className="thin" />
    {ours.map((name, at) => (
      <Place key={name} x={percent(at, 2 * ours.length)} y={48}>
        <path d="M1-40h36v26H1zM7-34h24M19-14V0" className="area" />
        <text y="32">{name}</text>
      </Place>
    ))}
    <Place x="50%" y={48}>
      <path d="M0-48V48" className="faint" strokeDasharray="3 4" />
      <path d="M-12-12h24v24h-24z" className="paper" />
    </Place>
    <rect x="100%" y="41" width="14" height="14" className="solid terminal" />
    <text x="100%" y="80" textAnchor="end">
      {yours}
    </text>
  </Chart>
);

/** What we run and what stays yours, on two sides of the point where one line changes hands; the lists below each other have no such sides. */
export const OurLine = ({ lists }: { lists: Lists }) => (
  <>
    <div className="max-md:hidden">
      <PhoneLine {...phoneLine} />
    </div>
    <ListPair lists={lists} />
  </>
);
