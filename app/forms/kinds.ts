import * as z from "zod/mini";
import { normalized, type TextRules, textError } from "./text-rules";

// zod otherwise probes `new Function`, which the content security policy reports.
z.config({ jitless: true });

const notText = "Please enter plain text.";
const notListed = "Please choose one of the options.";

/** One choice of a select, radio group or check group. */
export interface Option {
  value: string;
  label: string;
}

/** What fields of every kind have. `Value` is what the server gets of one that passed. */
interface Shared<Value> {
  label: string;
  hint?: string;
  /** Takes half the width beside its neighbor on wide screens; one without such a neighbor has `half: false`. */
  half?: boolean;
  /** Short enough for half the width of a phone, beside a neighbor that is too. */
  short?: boolean;
  /** Its rules, for the browser and the server. Built when first needed. */
  schema: () => z.ZodMiniType<Value>;
}

export interface TextField extends Shared<string>, TextRules {
  kind: "text";
  autocomplete?: string;
}

export interface ChoiceField extends Shared<string> {
  kind: "choice";
  options: readonly Option[];
  /** The empty first option of a select. Without it, the choice is radio buttons below each other. */
  blank?: string;
  /** Selected by default. */
  initial?: string;
  /** Shown when nothing is chosen. Makes the field required. */
  message?: string;
}

export interface SetField extends Shared<string[]> {
  kind: "set";
  options: readonly Option[];
  /** Where on the page its boxes stand, when that is not in the form; the form repeats what is chosen. */
  outside?: { to: string; label: string };
}

/** A box to check. Its label ends in a link to what is agreed to. */
export interface ConsentField extends Shared<boolean> {
  kind: "consent";
  terms: { label: string; to: string };
  message: string;
}

export type Field = TextField | ChoiceField | SetField | ConsentField;
export type Fields = Record<string, Field>;

/** What a visitor typed, once it passed the rules. */
export type Values<F extends Fields = Fields> = {
  [Name in keyof F]: z.infer<ReturnType<F[Name]["schema"]>>;
};

/** A field as a form declares it. */
export type Declared<F extends Field> = Omit<F, "kind" | "schema">;

/** Calls `make` when its result is first needed, and never again. */
function once<T>(make: () => T): () => T {
  let result: T | undefined;
  return () => {
    result ??= make();
    return result;
  };
}

const isOneOf = (options: readonly Option[]) => (chosen: string) =>
  options.some(({ value }) => value === chosen);

/** A text. A `message` makes it required, and `min` sets the minimum length. */
export function textField(
  declared: Partial<Declared<TextField>> & Pick<TextField, "label">,
): TextField {
  const min = declared.message ? 1 : 0;
  const rules = { input: "text" as const, min, message: notText, ...declared };
  const schema = once(() => {
    const kept = z.overwrite<string>((typed) => normalized(rules, typed));
    const text = z.string({ error: rules.message }).check(kept, (given) => {
      const message = textError(rules, given.value);
      if (message) given.issues.push({ code: "custom", message, input: given.value });
    });
    return rules.min === 0 ? z._default(text, "") : text;
  });
  return { kind: "text", ...rules, schema };
}

/** One of several options: a select, or radio buttons. */
export function choiceField(declared: Declared<ChoiceField>): ChoiceField {
  const { options, message = notListed } = declared;
  const schema = once(() => {
    const chosen = z.string(message).check(z.refine(isOneOf(options), message));
    return declared.message ? chosen : z._default(z.union([chosen, z.literal("")], message), "");
  });
  return { kind: "choice", ...declared, schema };
}

/** Any number of the options, none too: check boxes. */
export function setField(declared: Declared<SetField>): SetField {
  const schema = once(() => {
    const ticked = z.array(z.string(notListed), notListed);
    const isAllowed = z.refine<string[]>((all) => all.every(isOneOf(declared.options)), notListed);
    return z._default(ticked.check(isAllowed), []);
  });
  return { kind: "set", ...declared, schema };
}

/** A box that has to be checked. */
export function consentField(declared: Declared<ConsentField>): ConsentField {
  const { message } = declared;
  const schema = once(() => z.boolean(message).check(z.refine((agreed) => agreed, message)));
  return { kind: "consent", ...declared, schema };
}

/** What stands beside a field, as one text. */
export const labelOf = (field: Field): string =>
  field.kind === "consent" ? `${field.label} ${field.terms.label}` : field.label;

/** Whether its rules reject a form without it. */
export const isRequired = (field: Field): boolean => !field.schema().safeParse(undefined).success;
