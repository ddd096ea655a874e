import { createContext } from "react";

/**
 * A word nobody can guess, new for each rendering, that Remix's inline scripts carry until their hashes
 * are in the content security policy; in the browser there is none (docs/decisions/0007).
 */
export const ScriptMark = createContext<string | undefined>(undefined);
