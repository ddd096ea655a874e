import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

/** The plan goes on: the rooms that are there, and the wing that comes next, with its cable laid already. */
export const NextWing = () => (
  <Drawing viewBox="0 0 576 336">
    <path d="M0 48h264v96M264 192v96H0" className="wall" />
    <path d="M264 48h288v240H264M408 48v72M408 168v120" strokeDasharray="12 10" data-open="" />
    <path d={boxes(48, 24, lattice([24, 84], [120, 72], 2, 3))} className="thin" />
    <path
      d={boxes(48, 24, [
        ...lattice([312, 84], [0, 144], 1, 2),
        ...lattice([456, 84], [0, 72], 1, 3),
      ])}
      className="thin"
      strokeDasharray="4 4"
    />
    <path d="M108 96v144M72 96h72M72 168h72M72 240h72" />
    <path d="M108 132l12 12h96l24 24h264M504 180v-84M336 168v-60M336 168v60M504 168v60" />
    <path
      d={boxes(10, 10, [
        ...lattice([67, 91], [72, 72], 2, 3),
        [331, 103],
        [331, 223],
        [499, 103],
        [499, 175],
        [499, 223],
      ])}
      className="solid"
    />
  </Drawing>
);
