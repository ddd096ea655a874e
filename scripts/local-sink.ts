/** Where leads go in a local run: as the environment says, and to the form-service stand-in where it says nothing. */
import { startFormService } from "./form-service.ts";

const names = [
  "SINK",
  "FORM_SERVICE_URL",
  "FORM_SERVICE_SECRET",
  "FORM_SERVICE_AUTHORIZATION",
  "LEADS_TO",
  "SUPPORT_TO",
  "LEADS_FROM",
  "ALERT_URL",
  "AKISMET_KEY",
];

/** The settings that the environment has: of the sink, where alerts go, and the key of Akismet. */
export const settingsFromEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );

/** Whether leads leave this machine. */
export const sendsToRealService = () =>
  process.env.SINK !== "email" && process.env.FORM_SERVICE_URL;

/**
 * Starts the stand-in, if leads do not leave this machine. Returns the worker's settings, the address
 * that mails are shown at, and a line for the developer.
 * @param port of the stand-in
 */
export async function startSink(port: number) {
  const given = settingsFromEnvironment();
  if (sendsToRealService())
    return { settings: given, mails: undefined, line: given.FORM_SERVICE_URL };
  const service = await startFormService(port, given.FORM_SERVICE_SECRET);
  return {
    settings: {
      LEADS_TO: "leads@example.org",
      LEADS_FROM: "site@example.org",
      ...given,
      FORM_SERVICE_URL: service.url,
    },
    mails: new URL("/mails", service.url).href,
    line: `${new URL("/", service.url)}  (stand-in; shows what arrived, mails too)`,
  };
}
