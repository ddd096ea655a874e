import { contact, locationContact } from "./contact";
import type { FormDeclaration } from "./define";
import { guide } from "./guide";
import { meeting } from "./meeting";
import { blogNewsletter, newsletter } from "./newsletter";
import { partnership } from "./partnership";
import { procurement } from "./procurement";
import { support } from "./support";

/** Every form as the browser knows it; `all.server.ts` has the server's halves in the same order. */
export const allForms: readonly FormDeclaration[] = [
  contact,
  locationContact,
  guide,
  meeting,
  partnership,
  procurement,
  support,
  newsletter,
  blogNewsletter,
];
