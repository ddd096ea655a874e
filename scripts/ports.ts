/** The ports of a local run. */
import { once } from "node:events";
import { createServer } from "node:net";
import { sendsToRealService } from "./local-sink.ts";
import { stopWith } from "./tasks.ts";

/** Reads a port from the environment. */
function portFrom(name: string, fallback: number) {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return stopWith(`${name}=${process.env[name]} is not a port number.`);
}

/** The ports of the site, of the form-service stand-in and of a debugger, if these run. Ends with one line if one is taken. */
export async function localPorts() {
  const ports = {
    PORT: portFrom("PORT", 8787),
    ...(!sendsToRealService() && { INBOX_PORT: portFrom("INBOX_PORT", 8788) }),
    ...(process.env.INSPECT_PORT && { INSPECT_PORT: portFrom("INSPECT_PORT", 9229) }),
  };
  const names = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const same = names.get(port);
    if (same) stopWith(`${same} and ${name} are both ${port}. Set one of them to another port.`);
    names.set(port, name);
    const probe = createServer().listen(port, "127.0.0.1");
    await once(probe, "listening").catch(() =>
      stopWith(`Port ${port} is taken. Free it, or set ${name} to another port.`),
    );
    probe.close();
  }
  return { site: ports.PORT, inbox: ports.INBOX_PORT ?? 0, inspector: ports.INSPECT_PORT };
}
