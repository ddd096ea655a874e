import { beginningOf, isPlainLine } from "./plain-text";

/** The campaign parameters that are kept; every other part of an address is dropped (docs/decisions/0008). */
const allowed = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** Most characters of a value; one with a character that no form would take is dropped. */
const LONGEST = 100;

/** Where a submission came from; stored with it, never sent to the form service. */
export interface Origin {
  page: string;
  campaign: Record<string, string> | null;
}

/** The hidden field that carries the campaign of the first page through a form that has to be sent again. */
const CAMPAIGN = "campaign";

const sameSite = (referer: string | null, url: URL): string => {
  if (!referer || !URL.canParse(referer)) return "";
  const from = new URL(referer);
  return from.host === url.host ? from.search : "";
};

/** Reads the page from the request, and the campaign from the address of the page that posted. */
export function originOf(request: Request, posted: FormData): Origin {
  const url = new URL(request.url);
  const carried = posted.get(CAMPAIGN);
  const query = new URLSearchParams(
    typeof carried === "string" ? carried : sameSite(request.headers.get("Referer"), url),
  );
  const known = allowed.flatMap((name) => {
    const value = beginningOf(query.get(name)?.trim() ?? "", LONGEST);
    return value && isPlainLine(value) ? [[name, value] as const] : [];
  });
  return { page: url.pathname, campaign: known.length > 0 ? Object.fromEntries(known) : null };
}

/** The campaign as the hidden field's value. */
export const campaignText = ({ campaign }: Origin): string =>
  new URLSearchParams(campaign ?? {}).toString();
