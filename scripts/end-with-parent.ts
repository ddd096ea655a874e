import { spawn } from "node:child_process";
import { once } from "node:events";

/** Waits for the end of its input; then ends the group, by force if need be, and removes the folder. */
const shell = `cat > /dev/null
kill -s "$3" -- "-$1"
for moment in $(seq 50); do kill -0 -- "-$1" || break; sleep 0.1; done
kill -s KILL -- "-$1"
[ -z "$2" ] || rm -rf "$2" || rm -rf "$2"`;

/**
 * Ends a process group with this process, however this one ends, and removes its folder: a shell waits for the
 * end of a pipe from here. The function that is returned does so at once.
 */
export function endWithParent(
  group: number | undefined,
  folder = "",
  signal: "TERM" | "KILL" = "TERM",
) {
  const waiting = spawn("sh", ["-c", shell, "sh", String(group), folder, signal], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  waiting.unref();
  const done = once(waiting, "exit");
  return async () => {
    // Nothing else may keep this process until it is done.
    waiting.ref();
    waiting.stdin.end();
    await done;
  };
}
