import { Drawing } from "~/components/drawings/drawing";
import { Rows } from "~/components/sections/rows";
import type { Question } from "~/content/types";

/** A call on its way past a cut line: the desk phone is off, the cell phone rings. */
const Outage = () => (
  <Drawing viewBox="0 0 300 160" className="mt-4 mb-2 max-w-[18.75rem] lg:max-w-[24rem]">
    <path d="M1 105h12v12H1z" className="solid" />
    <path d="M13 111h75M100 111h44M94 105V73l24-24h86M176 111h28" />
    <path d="M144 101v20M176 101v20" className="wall" />
    <path d="M88 105h12v12H88z" className="paper" />
    <path d="M204 24h28v50h-28z" className="area" />
    <path d="M204 93h56v36h-56z" strokeDasharray="6 5" />
    <text y="95" className="label lg:text-[13px]">
      Call
    </text>
    <text x="160" y="90" textAnchor="middle" className="label lg:text-[13px]">
      Outage
    </text>
    <text x="204" y="16" className="label lg:text-[13px]">
      Cell phone
    </text>
    <text x="204" y="152" className="label lg:text-[13px]">
      Desk phone
    </text>
  </Drawing>
);

/** The questions answered in the open, the verdict first; the one about an outage is drawn. */
export const Emergency = ({ questions }: { questions: readonly Question[] }) => (
  <Rows
    rows={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
    mark={({ title }) => title.includes("internet") && <Outage />}
    verdict
  />
);
