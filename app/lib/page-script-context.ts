import { createContext } from "react";

/** The text of the page's own script, which only the server knows: it names files of the build. */
export const PageScript = createContext("");
