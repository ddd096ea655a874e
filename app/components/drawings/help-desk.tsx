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
] as const;

/** A room's name: 12 px or more on every screen. */
const name = "label text-[20px] max-sm:text-[31px]";

/**
 * From a computer that fails to a person who answers: by phone, mail or ticket. The amber run is the
 * call, and leaves by the floor for the page's margin.
 */
export const HelpDesk = () => (
  <Drawing viewBox="0 -10 768 538">
    <path d="M4.3 2H222v446H4.3z" className="area" stroke="none" />
    <path d="M4.3 2H222v446H4.3zM546 2h220v446H546z" className="wall" />

    {/* Two computers that work, one that doesn’t */}
    <path
      d={boxes(
        104,
        76,
        rows.map((y) => [40, y - 38] as const),
      )}
      className="paper"
    />
    <path d={[mail, ticket].map((y) => `M76 ${y + 2}l12 12 24-24`).join("")} />
    <path d="M74 106l36 36M110 106l-36 36" strokeWidth="6" />

    <path d="M144 248h448M144 372h424V248" />
    <path d="M144 124h512v360H4.3v44" className="run" />
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

    {/* The person who answers, with a headset */}
    <path d="M592 160h128v176H592z" className="paper" />
    <path d="M608 336v-40l28-28h40l28 28v40z" className="area" />
    <path d="M642 184h28l14 14v28l-14 14h-28l-14-14v-28z" className="paper" />
    <path d="M624 198v-8l18-18h28l18 18v8M688 226v14l-12 12h-14" strokeWidth="4" />
    <path d="M617 198h14v28h-14zM681 198h14v28h-14zM650 246h12v12h-12z" className="solid" />

    <RunEnd x={144} y={phone} />
    <text x="113" y="50" textAnchor="middle" className={name}>
      Your office
    </text>
    <text x="656" y="50" textAnchor="middle" className={name}>
      Help desk
    </text>
  </Drawing>
);
