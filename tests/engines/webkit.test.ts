import { keepIn } from "./promise";
import { promises } from "./promises";

keepIn("WebKit", promises);
