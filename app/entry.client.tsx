import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrate } from "react-dom";
import { unparkData } from "./lib/parked-data";
import { allowOwnMarkup } from "./lib/trusted-types";

allowOwnMarkup();

/** Has Remix decode the page's data: until it has, its component throws the promise it waits for. */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

await unparkData();
await decodeData();

// What extensions put before the page's first elements goes to the end, where React lets it be.
for (const [place, first] of [
  [document.head, document.querySelector("head > meta[charset]")],
  [document.body, document.querySelector("body > a[href='#main']")],
] as const) {
  while (first && place.firstChild && place.firstChild !== first) {
    place.appendChild(place.firstChild);
  }
}

// React 17's way to hydrate, on purpose: in one piece, so that a key pressed halfway through is not lost,
// and mending what it does not expect. `hydrateRoot` throws the whole document away when a browser
// extension has put a node into it, and with it what was typed (docs/decisions/0011).
hydrate(
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
  document,
);
