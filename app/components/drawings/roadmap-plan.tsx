import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd, Station } from "./strokes";

const quarters = Array.from({ length: 13 }, (_, at) => 120 + at * 48);

/**
 * Three years as a track plan: the main line with a review each quarter, projects as sidings, old
 * systems as tracks that end. The amber run is the first project.
 */
export const RoadmapPlan = () => (
  <Drawing viewBox="0 0 744 600">
    {/* Quarters and years */}
    <path
      d={quarters.map((x) => `M${x} 72v408`).join("")}
      className="faint"
      strokeDasharray="3 9"
    />
    <path d="M120 48v432M312 48v432M504 48v432M696 48v432" className="faint" />
    <path d="M120 480h624" />
    <path d={quarters.map((x) => `M${x} 480v8`).join("")} />
    {quarters.slice(0, -1).map((x, at) => (
      <text key={x} x={x + 16} y="500">
        Q{(at % 4) + 1}
      </text>
    ))}
    <text x="132" y="62">
      Year 1
    </text>
    <text x="324" y="62">
      Year 2
    </text>
    <text x="516" y="62">
      Year 3
    </text>

    {/* Main line */}
    <path d="M123 264h621" strokeWidth="6" />

    {/* Sidings above, the upper one for good */}
    <path d="M240 264l72-72h168l72 72M336 192l72-72h336" />
    <path d="M624 264l72-72h48" />
    <path d="M360 180h96v24h-96zM456 108h96v24h-96zM600 108h72v24h-72z" className="area" />

    {/* Sidings below */}
    <path d="M264 336h48l72-72M432 264l72 72h240M576 336l72 72h96" />
    <path d="M528 324h48v24h-48zM624 324h96v24h-96zM672 396h72v24h-72z" className="area" />
    <path
      d="M372 186v12M384 186v12M396 186v12M408 186v12M468 114v12M480 114v12M492 114v12M540 330v12M636 330v12M648 330v12"
      className="thin"
    />

    {/* Old systems that end */}
    <path d="M120 120h120M120 408h216" className="thin" />
    <path d="M240 108v24M246 108v24M336 396v24M342 396v24" strokeWidth="4" />
    <path
      d="M168 108h48v24h-48zM168 108l24 24M192 108l24 24M192 396h96v24h-96zM192 396l24 24M216 396l24 24M240 396l24 24M264 396l24 24"
      className="paper thin"
    />

    {/* A review each quarter */}
    <path d={boxes(12, 12, lattice([162, 258], [48, 0], 12))} className="paper" />
    <path d={boxes(6, 6, lattice([309, 261], [192, 0], 3))} className="solid" />

    <path d="M240 336h-48l-72-72h-12l-24 24v312" className="run" />
    <rect x="240" y="324" width="60" height="24" className="area" />
    <RunEnd x={240} y={336} />
    <Station x={84} y={480} />
  </Drawing>
);
