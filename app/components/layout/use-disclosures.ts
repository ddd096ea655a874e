import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";

const open = (root: Element | null) =>
  root?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [];

/**
 * What a script adds to the native disclosures inside an element: a chosen link, Escape or a click
 * elsewhere closes them, and Escape gives the focus back to the summary.
 */
export function useDisclosures() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const elsewhere = (event: PointerEvent) => {
      for (const details of open(ref.current)) {
        if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
      }
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, []);
  return {
    ref,
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("a")) return;
      for (const details of open(currentTarget)) details.open = false;
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== "Escape") return;
      for (const details of open(currentTarget)) {
        details.open = false;
        details.querySelector("summary")?.focus();
      }
    },
  };
}
