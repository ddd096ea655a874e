/** Keys and presses as both WebDriver protocols write them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */

/** By the names of `KeyboardEvent.key` */
const codes: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

const keyboard = (actions: object[]) => [{ type: "key", id: "keyboard", actions }];

/** The actions of one key or of several held together: "Enter", "Shift+Tab". */
export function keyActions(chord: string) {
  const keys = chord.split("+").map((name) => codes[name] ?? name);
  return keyboard([
    ...keys.map((value) => ({ type: "keyDown", value })),
    ...[...keys].reverse().map((value) => ({ type: "keyUp", value })),
  ]);
}

/** The actions of a text, a key for each of its signs. */
export const typeActions = (text: string) =>
  keyboard([...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))));

/** The actions of a click at a place in the window, in CSS pixels. */
export const clickActions = (x: number, y: number) => [
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
];
