import type { ReactNode } from "react";
import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";
import { CardGrid } from "~/components/sections/card-grid";
import type { Card } from "~/content/types";

interface NoteProps {
  at: readonly [x: number, y: number];
  children: ReactNode;
}

const Note = ({ at: [x, y], children }: NoteProps) => (
  <text x={x} y={y} className="note">
    {children}
  </text>
);

/** Two sites with the wall between them. */
const Sites = ({ away, children }: { away: string; children: ReactNode }) => (
  <>
    <Note at={[0, 12]}>Your office</Note>
    <Note at={[200, 12]}>{away}</Note>
    <path d="M170 2v146" className="wall" />
    {children}
  </>
);

/** What the first three services do; the other three need no drawing. */
const marks = [
  <Sites key="migration" away="The cloud">
    <path d={boxes(28, 28, lattice([1, 26], [0, 44], 1, 3))} className="paper" />
    <path d={boxes(28, 28, [[200, 26]])} className="solid" />
    <path d={boxes(28, 28, [[200, 70]])} className="faint" strokeDasharray="4 4" />
    <path d="M29 40h171M193 33l7 7-7 7" />
    <path d="M29 84h171" strokeDasharray="4 6" />
    {["moved", "next", "later"].map((when, team) => (
      <g key={when}>
        <Note at={[11, 45 + 44 * team]}>{team + 1}</Note>
        <Note at={[team < 2 ? 238 : 38, 45 + 44 * team]}>{when}</Note>
      </g>
    ))}
  </Sites>,
  <Sites key="backup" away="Another site">
    <path d="M1 46h44v44H1z" className="solid" />
    <path d="M93 46h44v44H93zM200 46h64v44h-64z" className="area" />
    <path d="M200 61h64M200 75h64" className="thin" />
    <path d="M45 68h48M137 68h63" />
    <Note at={[1, 110]}>in use</Note>
    <Note at={[93, 110]}>beside it</Note>
    <Note at={[200, 110]}>off-site</Note>
  </Sites>,
  <g key="recovery">
    <Note at={[0, 12]}>Outage</Note>
    <text x="319" y="12" textAnchor="end" className="note">
      Hours later
    </text>
    <path d="M2 22v126" className="wall" />
    <path d="M2 40h30M2 84h78M2 128h126" strokeDasharray="6 6" />
    <path d="M32 26h287v28H32zM80 70h239v28H80zM128 114h191v28H128z" className="area" />
    <Note at={[44, 45]}>1 Phones and email</Note>
    <Note at={[92, 89]}>2 Orders and billing</Note>
    <Note at={[140, 133]}>3 Everything else</Note>
  </g>,
];

/** The three services that a drawing explains, then the three that a sentence does. */
export const CloudServices = ({ cards }: { cards: readonly Card[] }) => (
  <>
    <p className="mb-3 font-semibold text-petrol">Getting there</p>
    <CardGrid
      cards={cards.slice(0, marks.length)}
      wide="drawn"
      mark={(_, at) => (
        <div className="row-span-2 mb-4">
          <Drawing viewBox="0 0 320 150" className="w-full max-w-96">
            {marks[at]}
          </Drawing>
        </div>
      )}
    />
    <p className="mt-6 mb-3 font-semibold text-petrol">Once you’re in the cloud</p>
    <CardGrid cards={cards.slice(marks.length)} />
  </>
);
