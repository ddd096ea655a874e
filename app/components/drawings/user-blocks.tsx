import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const COLUMNS = 11;
const STEP = 14;

/** The users of one site, a square each: filled where their system is in the cloud. */
export const UserBlock = ({ users, cloud }: { users: number; cloud: boolean }) => (
  <Drawing viewBox={`1 1 ${COLUMNS * STEP - 2} ${Math.ceil(users / COLUMNS) * STEP - 2}`}>
    <path
      d={boxes(10, 10, lattice([2, 2], [STEP, STEP], COLUMNS, users / COLUMNS))}
      className={cloud ? "solid" : "thin"}
    />
  </Drawing>
);
