import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd, Station } from "./strokes";

const quarters = Array.from({ length: 13 }, (_, at) => 120 + at * 48);

/** A name that a phone shows too, and there larger. */
const Name = ({ children, ...place }: { x: number; y: number; children: string }) => (
  <>
    <text {...place}>{children}</text>
    <text {...place} className="text-[30px] sm:hidden">
      {children}
    </text>
  </>
);

/**
 * Three years as a track plan: the main line with a review each quarter, projects on sidings, an old
 * system on a track that ends. The amber run leads to the first year's laptops.
 */
export const RoadmapPlan = () => (
  <Drawing viewBox="0 -36 744 600">
    {/* Years and quarters */}
    <path d="M120 48v216M312 48v288M504 48v288M696 48v288" className="faint" />
    <path d={`M120 420h624${quarters.map((x) => `M${x} 420v8`).join("")}`} className="plate" />
    {quarters.slice(0, -1).map((x, at) => (
      <text key={x} x={x + 16} y="444">
        Q{(at % 4) + 1}
      </text>
    ))}
    {[132, 324, 516].map((x, at) => (
      <Name key={x} x={x} y={70}>
        {`Year ${at + 1}`}
      </Name>
    ))}

    {/* An old system ends, and is marked as one that does */}
    <path d="M120 144h120" />
    <path d="M240 132v24M247 132v24" strokeWidth="4" />
    <path d="M144 132h72v24h-72z" className="paper" />
    <path d="M144 132l24 24M168 132l24 24M192 132l24 24" className="thin" />
    <Name x={144} y={120}>
      Stop: fax
    </Name>

    {/* Main line and sidings */}
    <path d="M123 264h621" strokeWidth="6" />
    <path d="M216 336h528" />
    <g className="max-sm:hidden">
      <path d="M336 264l72-72h336" />
      <path
        d={boxes(84, 24, [
          [408, 180],
          [540, 180],
        ])}
        className="area"
      />
      <text x={400} y={168}>
        Firewall
      </text>
      <text x={540} y={168}>
        Phones
      </text>
    </g>
    <Name x={144} y={244}>
      Reviews
    </Name>

    {/* A review each quarter */}
    <path d={boxes(12, 12, lattice([162, 258], [48, 0], 12))} className="paper" />
    <path d={boxes(6, 6, lattice([309, 261], [192, 0], 3))} className="solid" />

    <path d="M206 336h-14l-72-72h-12l-24 24v276" className="run" />
    <path d={boxes(60, 24, lattice([216, 324], [192, 0], 3))} className="area" />
    <RunEnd x={206} y={336} />
    {[216, 408, 600].map((x) => (
      <Name key={x} x={x} y={378}>
        Laptops
      </Name>
    ))}
    <Station x={84} y={384} />
  </Drawing>
);
