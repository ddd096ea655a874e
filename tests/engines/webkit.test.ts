import { keepIn } from "./promise";
import { always, forms, scripted } from "./promises";

keepIn("WebKit", { ...forms, ...always, ...scripted }, { ...forms, ...always });
