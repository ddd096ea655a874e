import { tones } from "./notice";

/** Specification 9: 5000 ms. */
const DURATION = 5000;

const region = () => document.getElementById("notifications");

/** Announces a text to assistive technology, wherever the focus is. */
export function announce(text: string): void {
  const line = region()?.querySelector("[role=status]");
  if (line) line.textContent = text;
}

/** What has the focus, or had it before it went into a toast. */
let focused: HTMLElement | undefined;

function startListening() {
  focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && !region()?.contains(target)) focused = target;
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") for (const card of [...cards()]) close(card);
  });
}

const cards = () => region()?.querySelectorAll<HTMLElement>("[data-toast]") ?? [];

/** Takes a toast away, and gives the focus back if it was in it. */
function close(card: HTMLElement): void {
  const hadFocus = card.contains(document.activeElement);
  card.remove();
  if (!hadFocus) return;
  (focused?.isConnected ? focused : document.querySelector("main"))?.focus();
}

/** Closes a toast after its time, which stands still while the pointer or the focus is on it. */
function closeInTime(card: HTMLElement): void {
  let left = DURATION;
  let since = Date.now();
  let timer = setTimeout(close, left, card);
  const on = new Set<"pointer" | "focus">();
  const hold = (what: "pointer" | "focus") => {
    if (on.size === 0) {
      clearTimeout(timer);
      left -= Date.now() - since;
    }
    on.add(what);
  };
  const release = (what: "pointer" | "focus") => {
    if (!on.delete(what) || on.size > 0) return;
    since = Date.now();
    timer = setTimeout(close, left, card);
  };
  card.addEventListener("pointerenter", () => hold("pointer"));
  card.addEventListener("pointerleave", () => release("pointer"));
  card.addEventListener("focusin", () => hold("focus"));
  card.addEventListener("focusout", () => release("focus"));
}

let listening = false;

/**
 * Shows a toast. It is visual only and disappears, so its message must also stand in the page and
 * take the focus, or be announced.
 */
export function toast(tone: "ok" | "danger", message: { title: string; text: string }): void {
  if (!listening) startListening();
  listening = true;
  const card = region()?.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) return;
  card.dataset.toast = tone;
  card.querySelector("path")?.setAttribute("d", tones[tone].mark);
  for (const [at, line] of card.querySelectorAll("p").entries()) {
    line.textContent = at === 0 ? message.title : message.text;
  }
  card.querySelector("button")?.addEventListener("click", () => close(card));
  closeInTime(card);
  // One at a time: what it says replaces what was said before.
  for (const earlier of [...cards()]) close(earlier);
  region()?.querySelector("div")?.appendChild(card);
}
