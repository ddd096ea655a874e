import { useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { useToast } from "~/components/ui/toast";
import { type Answer, failureNotice } from "~/forms/answer";
import type { LeadForm, Values } from "~/forms/define";
import { isRequired } from "~/forms/fields";
import { formElementId, HONEYPOT } from "~/forms/names";
import { ErrorSummary } from "./error-summary";
import { FailureNotice } from "./failure-notice";
import { FormField } from "./form-field";
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

/** The markup of a declared form, its faults, and its states while it is on the way. */
export function FormBody({ form, action, busy }: Props) {
  const data = useActionData<Answer>();
  const answer = data?.form === form.id ? data : undefined;
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, element);
  const { validate, load } = useValidator(form, element);
  const [state, fields] = useForm<Values>({
    id: formElementId(form.id),
    lastResult: answer?.result,
    defaultValue: initialValues(form),
    shouldValidate: "onSubmit",
    // Without rules at hand, Conform would ask the server on every key.
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: validate,
  });
  const errors = Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, fields[name]?.errors?.[0]]),
  );
  // An answer that came with the document stands in the page already.
  const seen = useRef(answer);
  useEffect(() => {
    if (answer && answer !== seen.current) {
      const notice = answer.failure ? failureNotice(form, answer.failure) : form.invalid;
      if (notice) toast("danger", notice);
    }
    seen.current = answer;
  }, [answer, form, toast]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    state.onSubmit(event);
    if (event.defaultPrevented && form.invalid) toast("danger", form.invalid);
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
      {answer?.failure && (
        <FailureNotice {...failureNotice(form, answer.failure)} reference={answer.reference} />
      )}
      <ErrorSummary form={form} errors={errors} />
      <input type="hidden" name="form" value={form.id} />
      {answer?.campaign && <input type="hidden" name="campaign" value={answer.campaign} />}
      <div className="decoy" aria-hidden="true">
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
          disabled={busy && form.button.busy !== undefined}
          className="w-full sm:w-auto sm:min-w-56"
        >
          {(busy && form.button.busy) || form.button.idle}
        </Button>
        {Object.values(form.fields).filter(isRequired).length > 1 && (
          <span className="text-small text-muted">Fields with an asterisk (*) are required.</span>
        )}
      </p>
    </Form>
  );
}
