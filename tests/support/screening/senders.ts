/** What current and old browsers send with a form, and programs that say they are one. */

const host = { Host: "www.nextwright.example" };
const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const safari = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const always = {
  ...host,
  "Accept-Language": "en-US,en;q=0.9",
  Referer: "https://x.example/contact",
};
const fetched = {
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};
const hints = { "Sec-CH-UA": '"Chromium";v="140"', "Sec-CH-UA-Mobile": "?0" };

type Sent = Record<string, string>;
export const fromChrome: Sent = { ...always, ...fetched, ...hints, "User-Agent": chrome(140) };

const without = (sent: Sent, family: RegExp): Sent =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !family.test(name)));

export const browsers: Record<string, Sent> = {
  Chrome: fromChrome,
  "Chrome 109": { ...fromChrome, "User-Agent": chrome(109) },
  "Firefox 115": { ...always, ...fetched, "User-Agent": firefox(115) },
  "Safari 18": { ...always, ...fetched, "User-Agent": safari("18.1") },
  "Safari 15.6": { ...always, "User-Agent": safari("15.6") },
  "an app's own browser": {
    ...always,
    "User-Agent":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS]",
  },
  "Chrome behind a proxy that takes Sec-*": without(fromChrome, /^Sec-/),
  "Chrome behind a proxy that takes the referrer": without(fromChrome, /^Referer/),
  "Chrome behind a proxy that takes the language": without(fromChrome, /^Accept-Language/),
  "Safari 15.6 behind a proxy that takes the referrer": without(
    { ...always, "User-Agent": safari("15.6") },
    /^Referer/,
  ),
  Lynx: { ...host, "User-Agent": "Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1" },
  nobody: host,
};

export const programs: Record<string, Sent> = {
  "a library under its own name": { ...host, "User-Agent": "python-requests/2.32.3" },
  "a library that says it is Chrome": { ...host, "User-Agent": chrome(140) },
  "a library that says it is Firefox": {
    ...host,
    "User-Agent": firefox(128),
    "Accept-Language": "en",
  },
  "a library that says it is Safari": {
    ...host,
    "User-Agent": safari("18.1"),
    "Accept-Language": "en",
  },
  "a library that says it is an old Safari": { ...host, "User-Agent": safari("15.6") },
  curl: { ...host, "User-Agent": "curl/8.14.1" },
};
