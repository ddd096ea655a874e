/** Who gets in: whoever opens the address that the terminal shows, in one browser, and nobody by another page. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Sent with every answer: nothing is kept, framed, guessed or asked of another machine. */
export const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

const secret = () => randomBytes(32).toString("base64url");
const hash = (text: string) => createHash("sha256").update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(hash(one), hash(other));

const page = (status: number, text: string, more: Record<string, string> = {}, head = "") =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Desk</title>${head}<p>${text}</p></html>`,
    { status, headers: { ...headers, "Content-Type": "text/html; charset=utf-8", ...more } },
  );

/** @param host at which the desk answers, with its port */
export function gateOf(host: string) {
  const session = secret();
  // Cookies know no ports: each desk has a name of its own.
  const name = `desk-${host.split(":")[1]}`;
  let token: string | undefined;

  return {
    /** An address that lets one browser in, once; those that were shown before do not any more. */
    address() {
      token = secret();
      return `http://${host}/?token=${token}`;
    },

    /** The answer to whoever is not let in, or is let in just now; nothing where the desk answers. */
    refuse(request: Request): Response | undefined {
      const origin = request.headers.get("Origin");
      if (request.headers.get("Host") !== host) return page(421, "The desk has another address.");
      if (request.method === "POST" ? origin !== `http://${host}` : origin) {
        return page(403, "This was sent by another page.");
      }
      const given = new URL(request.url).searchParams.get("token");
      if (given !== null) {
        if (!token || !isSame(given, token)) {
          return page(403, "This address was used. Press Enter where the desk runs for another.");
        }
        token = undefined;
        // A page and not a redirect: from there on the browser's way is the desk's own, and the cookie comes along.
        const cookie = `${name}=${session}; HttpOnly; SameSite=Strict; Path=/`;
        const go = '<meta http-equiv="refresh" content="0;url=/">';
        return page(200, '<a href="/">To the leads</a>', { "Set-Cookie": cookie }, go);
      }
      const site = request.headers.get("Sec-Fetch-Site") ?? "none";
      const cookies = (request.headers.get("Cookie") ?? "").split("; ");
      const mine = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
      if (mine && isSame(mine, session) && ["same-origin", "none"].includes(site)) return;
      return page(403, "Open the address that stands where the desk runs.");
    },
  };
}
