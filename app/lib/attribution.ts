import { isPlainLine, truncate } from "./plain-text";

/** The campaign parameters that are kept; every other part of an address is dropped (docs/decisions/0008). */
const labels = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
/** Most characters of a value; one with a character that no form would take is dropped. */
const LONGEST = 100;

/** Where a submission came from; stored with it, never sent to the form service. */
export interface Attribution {
  page: string;
  campaign: Record<string, string> | null;
}

/**
 * The field with where the visit began. The page script adds it to every form; a form with errors carries it in a
 * hidden field, for visitors without script.
 */
const CAMPAIGN = "campaign";

const sameSite = (referer: string | null, url: URL): string => {
  if (!referer || !URL.canParse(referer)) return "";
  const from = new URL(referer);
  return from.host === url.host ? from.search : "";
};

/** A value cut to its limit; empty if it has characters that no form would take. */
function plain(value: string | null): string {
  const text = truncate(value?.trim() ?? "", LONGEST);
  return isPlainLine(text) ? text : "";
}

/** The path of the first page on this site, and the host of another site that led to it. */
function beginningOfVisit(query: URLSearchParams, { host }: URL): [name: string, value: string][] {
  const path = plain(query.get("first_page"));
  const [from = ""] = /^[\w.-]+(:\d+)?$/.exec(query.get("referrer") ?? "") ?? [];
  return [
    ["first_page", /^\/(?!\/)/.test(path) ? path : ""],
    ["referrer", from === host ? "" : plain(from)],
  ];
}

/**
 * Reads the page from the request, and where the visit began from what was posted; the campaign of a
 * visitor without script from the address of the page that posted.
 */
export function attributionOf(request: Request, posted: FormData): Attribution {
  const url = new URL(request.url);
  const carried = posted.get(CAMPAIGN);
  const first = new URLSearchParams(typeof carried === "string" ? carried : "");
  const here = new URLSearchParams(sameSite(request.headers.get("Referer"), url));
  const labeled = labels.some((name) => first.get(name)) ? first : here;
  const known = [
    ...labels.map((name) => [name, plain(labeled.get(name))] as const),
    ...beginningOfVisit(first, url),
  ].filter(([, value]) => value);
  return { page: url.pathname, campaign: known.length > 0 ? Object.fromEntries(known) : null };
}

/** Where the visit began, as the hidden field's value. */
export const campaignText = ({ campaign }: Attribution): string =>
  new URLSearchParams(campaign ?? {}).toString();
