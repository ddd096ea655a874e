import { keepIn } from "./promise";
import { always, forms, scripted } from "./promises";

keepIn("Firefox", { ...forms, ...always, ...scripted }, { ...forms, ...always });
