/** Why each test in `tests/browser` runs in Chromium alone. */
export const chromiumAlone = {
  "looks closer at what is tested in three engines":
    "anchors blog forms home keyboard line-card menus mistyped shell zone",
  "holds, refuses or rewrites answers, storage or clocks":
    "announcements first-view intent islands older origin policy screening",
  "needs what only Chromium reports or can be told":
    "colors late-fonts next-page reading-order specification spoken still",
  "no engine changes it": "drawings every-page previews right-to-left type-sizes",
  "no visitor has it": "desk",
};
