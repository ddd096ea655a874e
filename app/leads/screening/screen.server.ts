import type { Env } from "~/config/env.server";
import { blocked } from "~/config/spam";
import type { FormDeclaration } from "~/forms/define";
import type { Values } from "~/forms/kinds";
import { ELAPSED, HONEYPOT } from "~/forms/names";
import { hmac } from "~/lib/hmac";
import { uuidOf } from "~/lib/uuid";
import type { Submission } from "../outbox/store.server";
import {
  hasAddressInName,
  hasAttack,
  hasForeignLinks,
  hasLinkMarkup,
  hasLookalikes,
  hasPitch,
  isHasty,
} from "./content";
import { hasRandomWords } from "./random-words";
import { type SpamCheckInput, spamCheckInput } from "./spam-check-input";
import { hasToolHeaders } from "./tool-headers";

/** The spam signals that the post itself shows, by the names that rows and headers have (docs/operators.md). */
const spamSignals: Record<string, (post: SpamCheckInput) => boolean> = {
  sender: hasToolHeaders,
  random: hasRandomWords,
  "address-in-name": hasAddressInName,
  markup: hasLinkMarkup,
  links: hasForeignLinks,
  pitch: hasPitch,
  probe: hasAttack,
  lookalikes: hasLookalikes,
  haste: isHasty,
  blocked: ({ email }) => {
    const address = email.toLowerCase();
    return blocked.some((one) => address === one || address.endsWith(`@${one}`));
  },
};

/** A signal that throws counts as absent: a lead counts more. */
function shows(name: string, post: SpamCheckInput): boolean {
  try {
    return spamSignals[name]?.(post) ?? false;
  } catch {
    return false;
  }
}

/** What a submission is stored with (`Submission`). */
export type Screening = Pick<Submission, "spamSignals" | "held" | "repeatKey">;

/** This many signals hold a lead; fewer only mark it. */
const SIGNALS_TO_HOLD = 2;

/** Two people may well send the same text if it is shorter than this. */
const MIN_REPEAT_LENGTH = 60;

/** A hash of the message that ignores white space and case; null if it is too short. */
async function textHashOf({ text }: SpamCheckInput, secret: string | null) {
  const words = text.toLowerCase().replace(/\s+/g, " ").trim();
  if (words.length < MIN_REPEAT_LENGTH) return null;
  return uuidOf(await hmac(secret ?? "no secret", `text\n${words}`));
}

/**
 * Looks for spam signals before a post is stored. The honeypot or a blocked sender is enough to hold a lead; with
 * `SPAM = "mark"` only the honeypot holds one.
 */
export async function screen(
  request: Request,
  form: FormDeclaration,
  values: Values,
  posted: FormData,
  { SPAM, REFERENCE_SECRET }: Pick<Env, "SPAM" | "REFERENCE_SECRET">,
): Promise<Screening> {
  const post = spamCheckInput(request, form, values, posted.get(ELAPSED));
  const names = Object.keys(spamSignals).filter((name) => shows(name, post));
  const honeypot = Boolean(posted.get(HONEYPOT));
  const holds = (count: number) => SPAM !== "mark" && count >= SIGNALS_TO_HOLD;
  const isBlocked = SPAM !== "mark" && names.includes("blocked");
  const hash = await textHashOf(post, REFERENCE_SECRET);
  return {
    spamSignals: honeypot ? ["honeypot", ...names] : names,
    held: honeypot || isBlocked || holds(names.length),
    repeatKey: hash ? { hash, email: post.email, holdsRepeat: holds(names.length + 1) } : null,
  };
}
