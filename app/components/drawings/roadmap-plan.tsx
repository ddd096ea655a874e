import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd, Station } from "./strokes";

const quarters = Array.from({ length: 13 }, (_, at) => 120 + at * 51);

/** A name, legible on every screen and on paper. */
const Name = ({ children, ...place }: { x: number; y: number; children: string }) => (
  <text {...place} className="tracking-normal svg-text-30 sm:svg-text-20 print:svg-text-30">
    {children}
  </text>
);

/**
 * Three years as a track plan: the main line with a review each quarter, projects on sidings, an old
 * system on a track that ends. The amber run leads to the first year's laptops.
 */
export const RoadmapPlan = () => (
  <Drawing viewBox="0 -36 744 600">
    {/* Years and quarters */}
    <path d="M120-24v288M324-24v360M528-24v360M732-24v360" className="faint" />
    <path d="M120-24h612" />
    <path d={`M120 420h612${quarters.map((x) => `M${x} 420v8`).join("")}`} className="plate" />
    {[132, 336, 540].map((x, at) => (
      <Name key={x} x={x} y={6}>
        {`Year ${at + 1}`}
      </Name>
    ))}

    {/* An old system ends, and is marked as one that does */}
    <path d="M120 92h136" />
    <path d="M256 72v40M265 72v40" className="wall" />
    <path d="M144 70h84v44h-84z" className="paper" />
    <path d="M144 70l44 44M164 70l44 44M184 70l44 44" className="thin" />
    <Name x={144} y={58}>
      Stop: fax
    </Name>

    {/* Main line and sidings */}
    <path d="M125 264h607" strokeWidth="10" />
    <path d="M216 336h516" strokeWidth="4" />
    <g className="max-sm:hidden print:hidden">
      <path d="M336 264l88-88h308" strokeWidth="4" />
      <path
        d={boxes(72, 44, [
          [424, 154],
          [540, 154],
        ])}
        className="area"
      />
      <Name x={424} y={140}>
        Firewall
      </Name>
      <Name x={540} y={140}>
        Phones
      </Name>
    </g>
    <Name x={144} y={240}>
      Reviews
    </Name>

    {/* A review each quarter */}
    <path d={boxes(16, 16, lattice([163, 256], [51, 0], 12))} className="paper" />
    <path d={boxes(8, 8, lattice([320, 260], [204, 0], 3))} className="solid" />

    <path d="M206 336h-14l-72-72h-12l-24 24v276" className="run" />
    <path d={boxes(72, 44, lattice([216, 314], [204, 0], 3))} className="area" />
    <RunEnd x={206} y={336} />
    {[216, 420, 624].map((x) => (
      <Name key={x} x={x} y={390}>
        Laptops
      </Name>
    ))}
    <Station x={84} y={384} />
  </Drawing>
);
