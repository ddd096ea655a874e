import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd, Station } from "./strokes";

/** A device's name, legible on every screen and on paper. */
const Name = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    className="svg-text-27 sm:svg-text-20 lg:svg-text-22 print:svg-text-30"
  >
    {children}
  </text>
);

/**
 * Telephone, laptop and mobile on one number. The amber run is the call that
 * comes in and rings all three.
 */
export const HandsetPlan = () => (
  <Drawing viewBox="0 0 744 600">
    {/* Lines to the other two */}
    <path d="M192 144V72l24-24h276l24 24v264h71M516 144h71" />
    <path d="M510 138h12v12h-12z" className="paper" />

    {/* Telephone */}
    <path d="M288 96h168l24 24v264l-24 24H288l-24-24V120z" className="paper wall" />
    <path d="M372 120h84v72h-84z" className="area" />
    <path d="M384 138h36M384 156h60M384 174h24M432 132h12v12h-12z" className="thin" />
    <path d={boxes(24, 12, lattice([372, 204], [30, 0], 3))} className="thin" />
    <path d={boxes(24, 24, lattice([372, 240], [30, 36], 3, 4))} className="paper" />
    <path d={boxes(4, 4, lattice([382, 250], [30, 36], 3, 4))} className="solid" />

    {/* Handset and cord */}
    <path
      d="M300 120h36l12 12v48l-12 12v120l12 12v48l-12 12h-36l-12-12v-48l12-12V192l-12-12v-48z"
      className="area"
    />
    <path d="M306 144h24M306 156h24M306 168h24M306 336h24M306 348h24M306 360h24" className="thin" />
    <path d="M318 384v36l12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12v-12" />

    {/* Laptop */}
    <path d="M587 84h132v96H587zM587 180l-24 24v12h180v-12l-24-24" className="paper" />
    <path d="M599 96h108v72H599z" className="area" />
    <path d="M611 114h48M611 132h72M611 150h36" className="thin" />
    <path d="M629 204v12M677 204v12M629 204h48" className="thin" />
    <Name x={653} y={241}>
      Laptop
    </Name>

    {/* Mobile */}
    <path d="M599 288h60l12 12v144l-12 12h-60l-12-12V300z" className="paper" />
    <path d="M599 312h60v108h-60z" className="area" />
    <path d="M623 300h12M623 438h12M611 336h36M611 348h24" className="thin" />

    <Name x={629} y={481}>
      Cell phone
    </Name>
    <Name x={372} y={468}>
      Desk phone
    </Name>

    <path d="M264 144H108l-24 24v432" className="run" />
    <RunEnd x={264} y={144} />
    <rect x="184" y="136" width="16" height="16" className="paper" />
    <Station x={84} y={456} />
  </Drawing>
);
