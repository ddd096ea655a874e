import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { toast } from "~/components/ui/notify";
import type { FormDeclaration } from "~/forms/define";
import { failureNotice, type Rejection } from "~/forms/form-state";
import type { Values } from "~/forms/kinds";
import { isRequired } from "~/forms/kinds";
import { formElementId, HONEYPOT, outcomeId } from "~/forms/names";
import { checkForm } from "~/forms/schema";
import { focusBelowHeader } from "./focus-below-header";
import { EmailField, FormField } from "./form-field";
import { ProblemNotice } from "./problem-notice";
import { useQuietForm } from "./use-quiet-form";

interface Props {
  form: FormDeclaration;
  action: string;
  /** Why the last submission was not accepted. */
  rejection?: Rejection;
  busy: boolean;
  /** Sends the form, which has passed the rules. */
  onSend: (form: HTMLFormElement) => void;
}

/** What is chosen before the visitor touches anything. */
const initialValues = (form: FormDeclaration) =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) =>
      field.kind === "choice" && field.initial ? [[name, field.initial]] : [],
    ),
  );

/** Has password managers leave a field alone: what they type into the honeypot would hold a lead back. */
const leftAlone = {
  "data-1p-ignore": true,
  "data-lpignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
};

/** Whether the sign beside required fields needs explaining. */
const severalRequired = (form: FormDeclaration) =>
  Object.values(form.fields).filter(isRequired).length > 1;

/** Whether a field of half the width has another one on its left; they come in pairs. */
function isOnRight({ fields }: FormDeclaration, name: string) {
  const names = Object.keys(fields).filter((one) => fields[one]?.half);
  return names.indexOf(name) % 2 === 1;
}

/** Counts what went wrong with a submission, and brings the notice of each into view. */
function useProblems(form: FormDeclaration, rejection: Rejection | undefined) {
  const [problems, setProblems] = useState(0);
  // An answer that came with the document is in the page already, and the browser has scrolled to it.
  const seen = useRef(rejection);
  useEffect(() => {
    if (rejection && rejection !== seen.current) {
      const notice = rejection.failure ? failureNotice(form, rejection.failure) : form.invalid;
      if (notice) toast("danger", notice);
      setProblems((count) => count + 1);
    }
    seen.current = rejection;
  }, [rejection, form]);
  // One rendering later than the answer, because Conform needs one of its own for the errors.
  useEffect(() => {
    const notice = problems > 0 && document.getElementById(outcomeId(form.id));
    if (notice) focusBelowHeader(notice);
  }, [problems, form]);
  return () => {
    if (form.invalid) toast("danger", form.invalid);
    setProblems((count) => count + 1);
  };
}

/** The markup of a declared form, its errors, and its states while it is being sent. */
export function FormBody({ form, action, rejection, busy, onSend }: Props) {
  const addProblem = useProblems(form, rejection);
  const isValid = useRef(false);
  const controls = useRef<HTMLDivElement>(null);
  const [state, fields, quietly] = useQuietForm<Values>(controls, {
    id: formElementId(form.id),
    lastResult: rejection?.result,
    defaultValue: initialValues(form),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => checkForm(form, formData),
    onSubmit: () => {
      isValid.current = true;
    },
  });
  const errors = Object.fromEntries(
    Object.keys(form.fields).flatMap((name) => {
      const message = fields[name]?.errors?.[0];
      return message ? [[name, message]] : [];
    }),
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // One press is enough; the button stays, because it has the focus.
    if (busy) return event.preventDefault();
    isValid.current = false;
    quietly(() => state.onSubmit(event));
    // Not before: where the rules fail to run, the browser sends the form.
    event.preventDefault();
    if (isValid.current) return onSend(event.currentTarget);
    // Conform checks each key by a submission from a named button of its own: the visitor is still typing.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!submitter?.hasAttribute("name")) addProblem();
  };
  const busyLabel = busy ? form.button.busy : undefined;
  return (
    <form
      id={state.id}
      method="post"
      action={action}
      onSubmit={onSubmit}
      noValidate
      aria-label={form.label}
      className="relative"
    >
      <ProblemNotice
        form={form}
        errors={errors}
        failure={rejection?.failure}
        reference={rejection?.reference}
      />
      <input type="hidden" name="form" value={form.id} />
      {rejection?.campaign && <input type="hidden" name="campaign" value={rejection.campaign} />}
      <div className="off-screen" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" {...leftAlone} />
        </label>
      </div>
      {severalRequired(form) && (
        <p className="mb-2 text-small text-muted sm:mb-4">
          Fields with an asterisk (*) are required.
        </p>
      )}
      <div
        ref={controls}
        className="grid items-end gap-3 sm:grid-flow-dense sm:gap-4 2xs:grid-cols-2"
      >
        {Object.entries(form.fields).map(([name, field]) => {
          const meta = fields[name];
          if (!meta) return null;
          const props = { form: form.id, name, field, meta, error: errors[name] };
          return field.kind === "text" && field.input === "email" ? (
            <EmailField key={name} {...props} isRight={isOnRight(form, name)} />
          ) : (
            <FormField key={name} {...props} />
          );
        })}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-6">
        <Button
          type="submit"
          size="lg"
          aria-disabled={busyLabel ? true : undefined}
          className="w-full sm:w-auto sm:min-w-phrase"
        >
          {busyLabel ?? form.button.idle}
        </Button>
        {form.reply && <p className="text-small text-muted">{form.reply}</p>}
      </div>
    </form>
  );
}
