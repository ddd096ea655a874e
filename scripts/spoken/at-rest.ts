/** When the screen reader and the browser have nothing left to do, on a slow machine as on a fast one. */
import { readdirSync, readFileSync } from "node:fs";

/** A blinking caret takes less of a processor than this, and speech that is being made more. */
const IDLE_SHARE = 0.04;
const LOOK_EVERY = 500;
/** Orca itself waits up to a second before it says some things. */
const LOOKS = 5;
const TICKS_A_SECOND = 100;

function processOf(id: string): { parent: number; ticks: number; wants: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      parent: Number(parent),
      ticks: Number(rest[9]) + Number(rest[10]),
      wants: state === "R" || state === "D",
    };
  } catch {
    return null;
  }
}

/** Processor time of all that the message bus of this run started, without this process. */
function work() {
  const all = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        const found = processOf(id);
        return found ? [[Number(id), found]] : [];
      }),
  );
  const isOurs = (id: number) => {
    for (let at = id; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.ppid) return true;
    return false;
  };
  const ours = [...all].filter(([id]) => id !== process.pid && isOurs(id));
  return {
    ticks: ours.reduce((sum, [, one]) => sum + one.ticks, 0),
    wants: ours.some(([, one]) => one.wants),
  };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Waits until nothing more is said and no program works.
 * @param spoken the number of utterances so far
 */
export async function untilAtRest(spoken: () => number) {
  let before = { ...work(), spoken: spoken(), at: Date.now() };
  for (let calm = 0; calm < LOOKS; ) {
    await pause(LOOK_EVERY);
    const now = { ...work(), spoken: spoken(), at: Date.now() };
    const share = (now.ticks - before.ticks) / TICKS_A_SECOND / ((now.at - before.at) / 1000);
    if (process.env.SPOKEN_DEBUG) console.error(share.toFixed(3), now.wants, now.spoken);
    calm = now.spoken === before.spoken && !now.wants && share < IDLE_SHARE ? calm + 1 : 0;
    before = now;
  }
}
