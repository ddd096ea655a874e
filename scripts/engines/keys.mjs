// @ts-check
/** Keys and presses as both WebDriver protocols write them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */

/** @type {Record<string, string>} by the names of `KeyboardEvent.key` */
const codes = {
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

const keyboard = (/** @type {object[]} */ actions) => [{ type: "key", id: "keyboard", actions }];

/** The actions of one key or of several held together: "Enter", "Shift+Tab". @param {string} chord */
export function keyActions(chord) {
  const keys = chord.split("+").map((name) => codes[name] ?? name);
  return keyboard([
    ...keys.map((value) => ({ type: "keyDown", value })),
    ...[...keys].reverse().map((value) => ({ type: "keyUp", value })),
  ]);
}

/** The actions of a text, a key for each of its signs. @param {string} text */
export const typeActions = (text) =>
  keyboard([...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))));

/** The actions of a click at a place in the window, in CSS pixels. @param {number} x @param {number} y */
export const clickActions = (x, y) => [
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
