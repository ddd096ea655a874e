import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { allowOwnMarkup } from "./lib/trusted-types";

allowOwnMarkup();

// The server marks a faulty form in the title; the form itself does from here on.
document.title = document.title.replace(/^Error: /, "");

// In one piece, not as a transition: a key pressed halfway through would leave React's root unfinished.
hydrateRoot(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);
