import type { IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";

/** Whether a call is signed, with one of the secrets (`whsec_…`, several divided by spaces). */
export function signedAs(secrets: string, headers: IncomingHttpHeaders, body: string) {
  if (!headers["webhook-signature"]) return "not signed";
  let problem = "with a secret that this stand-in does not have";
  for (const secret of secrets.split(" ").filter(Boolean)) {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return "signed";
    } catch (error) {
      problem = String(error);
    }
  }
  return `signed, ${problem}`;
}
