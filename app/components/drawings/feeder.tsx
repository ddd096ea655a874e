import { Drawing } from "./drawing";

/** `on` reaches its terminal through a closed switch, `off` is open before an empty one, `run` is the way home. */
export type FeederState = "on" | "off" | "run";

/** A line from the bus at its left edge to a terminal at its right one, in the height of a row's first line. */
export const Feeder = ({ state }: { state: FeederState }) => (
  <Drawing
    viewBox="0 0 176 48"
    className="relative h-12 w-44 shrink-0 max-lg:-ml-16 max-lg:[clip-path:inset(0_-2px_0_4rem)]"
  >
    {state === "run" && <path d="M0 24h176" className="run stroke-butt" />}
    {state === "on" && <path d="M0 24h160" strokeWidth="6" className="stroke-butt" />}
    {state === "off" && (
      <>
        <path d="M0 24h90" strokeWidth="6" className="stroke-butt" />
        <path d="M134 24h26" />
        <path d="M96 24l16-16" strokeWidth="4" />
        <path d="M108 4h8v8h-8z" className="solid" />
      </>
    )}
    {state !== "run" && (
      <>
        <path d="M90 18h12v12H90zM122 18h12v12h-12z" className="paper" />
        <path d="M160 16h16v16h-16z" className={state === "on" ? "solid" : "paper"} />
      </>
    )}
    {state === "on" && <path d="M102 24h20" strokeWidth="6" className="stroke-butt" />}
  </Drawing>
);
