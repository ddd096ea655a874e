/** Keys and presses as both WebDriver protocols write them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
import type { Tab } from "./engine.ts";

/** By the names of `KeyboardEvent.key` */
const codes: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

const keyboard = (actions: object[]) => [{ type: "key", id: "keyboard", actions }];

/** Keys that are held together. */
const held = (keys: string[]) => [
  ...keys.map((value) => ({ type: "keyDown", value })),
  ...keys.toReversed().map((value) => ({ type: "keyUp", value })),
];

/** The keys and the mouse of a tab whose driver performs such actions. */
export const inputOf = (
  perform: (actions: object[]) => Promise<unknown>,
): Pick<Tab, "press" | "type" | "click"> => ({
  press: (chord) => perform(keyboard(held(chord.split("+").map((name) => codes[name] ?? name)))),
  type: (text) => perform(keyboard([...text].flatMap((sign) => held([sign])))),
  click: (x, y) =>
    perform([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]),
});
