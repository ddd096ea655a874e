import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrate } from "react-dom";
import { unparkData } from "./lib/parked-data";
import { allowOwnMarkup } from "./lib/trusted-types";

allowOwnMarkup();

/** Lets Remix decode the page's data; until that is done, its component throws a promise. */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

await unparkData();
await decodeData();

// Moves what browser extensions put before the page's first elements to the end, where React ignores it.
for (const [place, first] of [
  [document.head, document.querySelector("head > meta[charset]")],
  [document.body, document.querySelector("body > a[href='#main']")],
] as const) {
  while (first && place.firstChild && place.firstChild !== first) {
    place.appendChild(place.firstChild);
  }
}

// The hydration of React 17, on purpose: it is synchronous, so that no key press gets lost halfway, and it
// repairs what it does not expect. `hydrateRoot` discards the whole document when a browser
// extension has added a node, and with it what was typed (docs/decisions/0011).
hydrate(
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
  document,
);
