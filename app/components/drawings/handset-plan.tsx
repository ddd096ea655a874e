import { Drawing } from "./drawing";
import { boxes, DrawingTitle, lattice, RunEnd, Station } from "./strokes";

/**
 * A desk from above: telephone, laptop and mobile on one number. The amber run is the call that
 * comes in and rings all three.
 */
export const HandsetPlan = () => (
  <Drawing viewBox="0 0 744 600">
    {/* The desk and what lies on it */}
    <path d="M744 24H144l-24 24v444l24 24h600" className="faint" />
    <path d="M144 384h84v108h-84zM156 408h60M156 420h60M156 432h60M156 444h36" className="faint" />
    <path d="M156 264h24l12 12v24l-12 12h-24l-12-12v-24zM192 282h12v12h-12" className="faint" />

    {/* Lines to the other two */}
    <path d="M192 144V72l24-24h348l24 24v288h60M588 144h36" />
    <path d="M582 138h12v12h-12z" className="paper" />

    {/* Telephone */}
    <path d="M288 96h240l24 24v264l-24 24H288l-24-24V120z" className="paper wall" />
    <path d="M372 120h156v72H372z" className="area" />
    <path d="M384 138h72M384 156h108M384 174h48M504 132h12v12h-12z" className="thin" />
    <path d={boxes(30, 12, lattice([372, 204], [42, 0], 4))} className="thin" />
    <path d={boxes(36, 24, lattice([372, 240], [60, 36], 3, 4))} className="paper" />
    <path d={boxes(4, 4, lattice([388, 250], [60, 36], 3, 4))} className="solid" />

    {/* Handset and cord */}
    <path
      d="M300 120h36l12 12v48l-12 12v120l12 12v48l-12 12h-36l-12-12v-48l12-12V192l-12-12v-48z"
      className="area"
    />
    <path d="M306 144h24M306 156h24M306 168h24M306 336h24M306 348h24M306 360h24" className="thin" />
    <path d="M318 384v36l12 12 12-12 12 12 12-12 12 12 12-12 12 12 12-12v-12" />

    {/* Laptop */}
    <path d="M744 72H624v192h120" className="paper" />
    <path d="M744 84H636v84h108" className="area" />
    <path d={boxes(18, 12, lattice([642, 180], [24, 18], 4, 2))} className="thin" />
    <path
      d="M738 180h6M738 192h6M738 180v12M738 198h6M738 210h6M738 198v12M744 222h-60v30h60"
      className="thin"
    />

    {/* Mobile */}
    <path d="M660 312h60l12 12v144l-12 12h-60l-12-12V324z" className="paper" />
    <path d="M660 336h60v108h-60z" className="area" />
    <path d="M684 324h12M684 462h12M672 360h36M672 372h24" className="thin" />

    <path d="M264 144H108l-24 24v432" className="run" />
    <RunEnd x={264} y={144} />
    <rect x="184" y="136" width="16" height="16" className="paper" />
    <Station x={84} y={456} />
    <DrawingTitle />
  </Drawing>
);
