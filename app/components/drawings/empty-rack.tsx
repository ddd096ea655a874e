import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const holes = boxes(4, 4, [
  ...lattice([42, 40], [0, 24], 1, 19),
  ...lattice([258, 40], [0, 24], 1, 19),
]);
const servers = boxes(192, 48, [
  [56, 108],
  [56, 180],
  [56, 276],
  [56, 372],
]);

/** The rack of a server closet after the move: one switch is left, and the places of four servers. */
export const EmptyRack = () => (
  <Drawing viewBox="0 0 304 544" className="w-72 max-w-full">
    <path d="M32 24h240v480H32z" className="paper wall" />
    <path d="M56 24v480M248 24v480M32 504v16h24v-16M248 504v16h24v-16" />
    <path d="M8 520h288" className="wall" />
    <path d={holes} className="thin" />
    <path d="M56 48h192v24H56z" className="area" />
    <path d={boxes(8, 8, lattice([70, 56], [14, 0], 11))} className="thin" />
    <path d={servers} className="faint" strokeDasharray="6 6" />
    <path d="M84 72v60l12 12v72M112 72v24l12 12v24" className="thin" />
    <path d="M90 216h12v12H90zM118 132h12v12h-12z" className="paper" />
  </Drawing>
);
