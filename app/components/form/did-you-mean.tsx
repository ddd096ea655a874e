import { type FocusEvent, useEffect, useState } from "react";
import { announce } from "~/components/ui/notify";

/**
 * Milliseconds from leaving the field to the question: what is pressed to leave it does not move away from
 * under the finger.
 */
const ASK_AFTER = 300;

/** Whether a pointer is pressed anywhere, also on a button that has the focus leave a field. */
let isPressed = false;
const onPointer = ({ type }: Event) => {
  isPressed = type === "pointerdown";
};

interface Suggestion {
  input: HTMLInputElement;
  address: string;
}

/** Asks about what stands in a field, if it looks mistyped and stays there. */
async function suggestCorrection(input: HTMLInputElement, show: (suggestion: Suggestion) => void) {
  const typed = input.value;
  if (typed === "") return;
  // Its lists come once there is an address to look at; where they do not come, nothing is suggested.
  const lists = await import("~/forms/mistyped").catch(() => undefined);
  const address = lists?.correctedEmail(typed.trim());
  const suggest = () => {
    if (isPressed) return setTimeout(suggest, ASK_AFTER);
    if (!address || !input.isConnected || input.value !== typed) return;
    show({ input, address });
    announce(`Did you mean ${address}?`);
  };
  if (address) setTimeout(suggest, ASK_AFTER);
}

/** Asks about an address that looks mistyped, once the field with that id is left, and until it changes. */
export function useDidYouMean(id: string) {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  useEffect(() => {
    const types = ["pointerdown", "pointerup", "pointercancel"];
    for (const type of types) document.addEventListener(type, onPointer, true);
    return () => {
      for (const type of types) document.removeEventListener(type, onPointer, true);
    };
  }, []);
  useEffect(() => {
    // It may have been typed and left before this script was there.
    const timer = setTimeout(() => {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement && input !== document.activeElement) {
        suggestCorrection(input, setSuggestion);
      }
    });
    return () => clearTimeout(timer);
  }, [id]);

  const take = () => {
    if (!suggestion) return;
    const { input, address } = suggestion;
    input.value = address;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return {
    address: suggestion?.address,
    take,
    handlers: {
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
        suggestCorrection(currentTarget, setSuggestion),
      onInput: () => setSuggestion(undefined),
    },
  };
}

interface Props {
  address: string;
  take: () => void;
  /** Whether the field has another one on its left. */
  isRight: boolean;
}

/**
 * The question below the field, in a row of the form by itself. Its classes are those of forms alone: pages are
 * finished without it (docs/decisions/0014).
 */
export const DidYouMean = ({ address, take, isRight }: Props) => (
  <div
    className="grid max-sm:col-span-full sm:col-span-2 2xs:grid-cols-2"
    style={{ columnGap: "1rem", marginTop: "-0.5rem" }}
  >
    {isRight && <span className="max-sm:hidden" />}
    <p className="flex flex-wrap items-center text-small max-sm:col-span-full">
      <span className="mr-2 wrap-anywhere">Did you mean {address}?</span>
      <button type="button" onClick={take} className="min-h-11 font-semibold text-petrol underline">
        Yes, use it
      </button>
    </p>
  </div>
);
