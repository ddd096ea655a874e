/** When the screen reader and the browser have nothing left to do, on a slow machine as on a fast one. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** A blinking caret takes less of a processor than this, and speech that is being made more. */
const IDLE_SHARE = 0.04;
const LOOK_EVERY = 500;
/** Orca itself waits up to a second before it says some things. */
const LOOKS = 5;
const TICKS_A_SECOND = 100;

/** What a process did so far, and whether it wants to do more; nothing of one that has ended meanwhile. */
function processOf(id: number) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(rest[9]) + Number(rest[10]);
    return [{ id, parent: Number(parent), ticks, wants: state === "R" || state === "D" }];
  } catch {
    return [];
  }
}

/** Processor time of all that the message bus of this run started, without this process. */
function work() {
  const all = readdirSync("/proc").map(Number).filter(Boolean).flatMap(processOf);
  const parents = new Map(all.map(({ id, parent }) => [id, parent]));
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined && (id === process.ppid || isOurs(parents.get(id)));
  const ours = all.filter(({ id }) => id !== process.pid && isOurs(id));
  return {
    ticks: ours.reduce((sum, { ticks }) => sum + ticks, 0),
    wants: ours.some(({ wants }) => wants),
  };
}

/**
 * Waits until nothing more is said and no program works.
 * @param spoken the number of utterances so far
 */
export async function untilAtRest(spoken: () => number) {
  const look = () => ({ ...work(), spoken: spoken(), at: Date.now() });
  let before = look();
  for (let calm = 0; calm < LOOKS; ) {
    await pause(LOOK_EVERY);
    const now = look();
    const share = (now.ticks - before.ticks) / TICKS_A_SECOND / ((now.at - before.at) / 1000);
    calm = now.spoken === before.spoken && !now.wants && share < IDLE_SHARE ? calm + 1 : 0;
    before = now;
  }
}
