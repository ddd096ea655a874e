export { default } from "./mail-binding.ts";
