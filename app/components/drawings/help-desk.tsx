import { Drawing } from "./drawing";
import { boxes, RunEnd } from "./strokes";

const rows = [124, 248, 372] as const;
const [phone, mail, ticket] = rows;

/** Where the thin ways meet a computer, a wall or each other. */
const joints = [
  [138, mail - 6],
  [138, ticket - 6],
  [216, mail - 6],
  [216, ticket - 6],
  [540, mail - 6],
  [540, ticket - 6],
  [562, mail - 6],
  [586, mail - 6],
] as const;

/** A room's name: 12 px or more on every screen. */
const name = "label svg-text-20 max-sm:svg-text-31";

/**
 * From a computer that fails to the desk where a person answers: by phone, mail or ticket. The amber run is the
 * call, and leaves by the floor for the page's margin.
 */
export const HelpDesk = () => (
  <Drawing viewBox="0 -10 768 538">
    <path d="M4.18 2H222v446H4.18z" className="area" stroke="none" />
    <path d="M4.18 2H222v446H4.18zM546 2h220v446H546z" className="wall" />

    {/* Three computers, one of which has stopped */}
    <path
      d={boxes(
        104,
        76,
        rows.map((y) => [40, y - 38] as const),
      )}
      className="paper"
    />
    <path
      d={boxes(
        88,
        60,
        rows.map((y) => [48, y - 30] as const),
      )}
      className="thin"
    />
    <path d="M74 106l36 36M110 106l-36 36" strokeWidth="6" />

    <path d="M144 248h448M144 372h424V248" />
    <path d="M144 124h512v360H4.18v44" className="run" shapeRendering="crispEdges" />
    <path d={boxes(12, 12, joints)} className="solid" />

    <path
      d={boxes(
        96,
        96,
        rows.map((y) => [336, y - 48] as const),
      )}
      className="paper"
    />
    <path d={`M352 ${phone}v-24h64v24h-16v-8h-32v8zM360 ${phone + 8}v16h48v-16`} />
    <path d={`M352 ${mail - 24}h64v48h-64zM352 ${mail - 24}l32 32 32-32`} />
    <path
      d={`M360 ${ticket - 32}h32l16 16v48h-48zM392 ${ticket - 32}v16h16M370 ${ticket + 4}h28M370 ${ticket + 16}h28`}
    />

    {/* The desk in plan, with its screens about a chair */}
    <path d="M592 152h128v192H592z" className="paper" />
    <path d="M640 200h80v96h-80z" className="area" />
    <path d="M664 224h48v48h-48z" className="paper" />
    <path d="M608 216h16v64h-16zM648 168h56v16h-56zM648 312h56v16h-56z" className="area" />

    <RunEnd x={144} y={phone} />
    <text x="113" y="50" textAnchor="middle" className={name}>
      Your office
    </text>
    <text x="656" y="50" textAnchor="middle" className={name}>
      Help desk
    </text>
  </Drawing>
);
