import { keepIn } from "./promise";
import { promises } from "./promises";
import { forms } from "./promises/forms";

// With a script, tests/browser/forms.spec.ts sends each form there.
keepIn(
  "Chromium",
  promises.map((one) => (forms.includes(one) ? { ...one, scripted: false } : one)),
);
