import { keepIn } from "./promise";
import { always, forms, scripted } from "./promises";

// With a script, tests/browser/forms.spec.ts sends each form there.
keepIn("Chromium", { ...always, ...scripted }, { ...forms, ...always });
