import { useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { useNotifications } from "~/components/ui/toast";
import { type Answer, failureNotice } from "~/forms/answer";
import type { LeadForm, Values } from "~/forms/define";
import { isRequired } from "~/forms/fields";
import { formElementId, HONEYPOT, outcomeId } from "~/forms/names";
import { focusBelowHeader } from "./focus-below-header";
import { FormField } from "./form-field";
import { ProblemNotice } from "./problem-notice";
import { useDraft } from "./use-draft";
import { useValidator } from "./use-validator";

interface Props {
  form: LeadForm;
  action: string;
  busy: boolean;
}

/** What is chosen before the visitor touches anything. */
const initialValues = (form: LeadForm) =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) =>
      field.kind === "choice" && field.initial ? [[name, field.initial]] : [],
    ),
  );

/** The markup of a declared form, its errors, and its states while it is being sent. */
export function FormBody({ form, action, busy }: Props) {
  const data = useActionData<Answer>();
  const answer = data?.form === form.id ? data : undefined;
  const { toast, announce } = useNotifications();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, element);
  const { validate, load } = useValidator(form, element);
  const [state, fields] = useForm<Values>({
    id: formElementId(form.id),
    lastResult: answer?.result,
    defaultValue: initialValues(form),
    shouldValidate: "onSubmit",
    // Without loaded rules, Conform would ask the server on every key.
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: validate,
  });
  const errors = Object.fromEntries(
    Object.keys(form.fields).flatMap((name) => {
      const message = fields[name]?.errors?.[0];
      return message ? [[name, message]] : [];
    }),
  );

  // An answer that came with the document is in the page already, and the browser has scrolled to it.
  const seen = useRef(answer);
  const problemIsNew = useRef(false);
  useEffect(() => {
    if (answer && answer !== seen.current) {
      problemIsNew.current = true;
      const notice = answer.failure ? failureNotice(form, answer.failure) : form.invalid;
      if (notice) toast("danger", notice);
    }
    seen.current = answer;
  }, [answer, form, toast]);
  // After every rendering, because Conform puts the errors into the page in one of its own.
  useEffect(() => {
    const notice = document.getElementById(outcomeId(form.id));
    if (!problemIsNew.current || !notice) return;
    problemIsNew.current = false;
    focusBelowHeader(notice);
  });

  const busyLabel = busy ? form.button.busy : undefined;
  useEffect(() => announce(busyLabel ?? ""), [announce, busyLabel]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // One press is enough; the button stays, because it has the focus.
    if (busy) return event.preventDefault();
    state.onSubmit(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Conform checks each key by a submission from a named button of its own: the visitor is still typing.
    if (!event.defaultPrevented || submitter?.hasAttribute("name")) return;
    problemIsNew.current = true;
    if (form.invalid) toast("danger", form.invalid);
  };
  return (
    <Form
      ref={element}
      id={state.id}
      method="post"
      action={action}
      onSubmit={onSubmit}
      onFocus={load}
      onInput={draft}
      noValidate
      preventScrollReset
      className="relative"
    >
      <ProblemNotice
        form={form}
        errors={errors}
        failure={answer?.failure}
        reference={answer?.reference}
      />
      <input type="hidden" name="form" value={form.id} />
      {answer?.campaign && <input type="hidden" name="campaign" value={answer.campaign} />}
      <div className="off-screen" aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {Object.entries(form.fields).map(([name, field]) => {
          const meta = fields[name];
          if (!meta) return null;
          const props = { form: form.id, name, field, meta, error: errors[name] };
          return <FormField key={name} {...props} />;
        })}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          size="lg"
          aria-disabled={busyLabel ? true : undefined}
          className="w-full sm:w-auto sm:min-w-56"
        >
          {busyLabel ?? form.button.idle}
        </Button>
        {Object.values(form.fields).filter(isRequired).length > 1 && (
          <span className="text-small text-muted">Fields with an asterisk (*) are required.</span>
        )}
      </p>
    </Form>
  );
}
