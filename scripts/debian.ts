/** What tests need of the system, as packages of Debian and Ubuntu. */
import { run } from "./tasks.ts";

/** Whether packages can be installed here: on Linux, as root. */
export const canInstallPackages = process.platform === "linux" && process.getuid?.() === 0;

/** Installs packages, without what they only recommend. Throws an Error that names the command, if it fails. */
export async function installPackages(names: string[]) {
  // A list that is out of date may do; if it does not, the next command says so.
  await run("apt-get", ["update", "-qq"]).catch(() => {});
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names]);
}
