/** Who gets in: whoever opens the address that the terminal shows, in one browser, and nobody by another page. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Sent with every answer: nothing is kept, framed, guessed or asked of another machine. */
const headers = {
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

/** An answer of the desk, by default plain text. */
export const respond = (status: number, text: string, more = {}): Response =>
  new Response(text, { status, headers: { ...headers, "Content-Type": "text/plain", ...more } });

/** @param host at which the desk answers, with its port */
export function createGate(host: string) {
  const session = secret();
  // Cookies know no ports: each desk has a name of its own.
  const cookie = `desk-${host.split(":")[1]}=${session}`;
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
      if (request.headers.get("Host") !== host)
        return respond(421, "The desk has another address.");
      if (request.method === "POST" ? origin !== `http://${host}` : origin) {
        return respond(403, "This was sent by another page.");
      }
      const given = new URL(request.url).searchParams.get("token");
      if (given !== null) {
        if (!token || !isSame(given, token)) {
          return respond(
            403,
            "This address was used. Press Enter where the desk runs for another.",
          );
        }
        token = undefined;
        // No redirect: from a page of the desk's own on the browser sends the cookie, wherever the address was opened.
        return respond(200, "Opening the desk …", {
          "Set-Cookie": `${cookie}; HttpOnly; SameSite=Strict; Path=/`,
          Refresh: "0; url=/",
        });
      }
      const site = request.headers.get("Sec-Fetch-Site") ?? "none";
      const cookies = (request.headers.get("Cookie") ?? "").split("; ");
      const isKnown = cookies.some((one) => isSame(one, cookie));
      if (isKnown && ["same-origin", "none"].includes(site)) return;
      return respond(403, "Open the address that stands where the desk runs.");
    },
  };
}
