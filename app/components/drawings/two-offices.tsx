import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd } from "./strokes";

/** The middle between the two offices, about which the second mirrors the first. */
const MIDDLE = 432;

/** One office: the servers with their bus, a meeting room, and four desks on a branch. */
const Office = () => (
  <>
    <path d="M144 84h120v144H144z" className="area" stroke="none" />
    <path
      d="M396 240V84H144V240M144 264V504H396V264M264 84V228M144 228h72M300 228H264M348 228h48"
      className="wall"
    />
    <g className="faint">
      <path d="M300 120h60v60h-60z" />
      <path
        d={boxes(12, 12, [...lattice([306, 102], [36, 0], 2), ...lattice([306, 186], [36, 0], 2)])}
      />
      <path d={boxes(48, 24, lattice([168, 312], [96, 48], 2, 2))} />
      <path d="M348 312h24v96h-24z" />
    </g>
    <path d="M168 108h48v84h-48z" className="paper" />
    <path d="M168 129h48M168 150h48M168 171h48" className="thin" />
    <path d="M178 119h10M178 140h10M178 161h10M178 182h10M216 129h24M216 171h24" className="thin" />
    <path d="M240 108v96" strokeWidth="6" />
    <path d="M240 204v168M216 324h48M216 372h48" className="thin" />
    <path d={boxes(8, 8, lattice([212, 320], [48, 48], 2, 2))} className="solid" />
  </>
);

interface Props {
  names: readonly string[];
  /** What joined them. */
  joint: string;
}

/**
 * Two offices in plan view, and over the gap between them what joined them. The amber run ties the bus of
 * one to the bus of the other and leads out to the callout; the right wall is flush with its edge.
 */
export const TwoOffices = ({ names, joint }: Props) => (
  <Drawing viewBox="26.5 40 695.5 560" className="w-full">
    <Office />
    <g transform={`matrix(-1 0 0 1 ${2 * MIDDLE} 0)`}>
      <Office />
    </g>
    <path d="M396 84h72M432 84v168" className="thin" />
    <text x="432" y="70" textAnchor="middle" className="label svg-text-20 max-sm:svg-text-31">
      {joint}
    </text>
    {names.map((name, at) => (
      <text key={name} x={at ? 492 : 168} y="480" className="title">
        {name}
      </text>
    ))}
    <path d="M624 204v24l-24 24H105v348" className="run" />
    <RunEnd x={624} y={204} />
    <path d="M235 247h10v10h-10zM427 247h10v10h-10z" className="paper" />
  </Drawing>
);
