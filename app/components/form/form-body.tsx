import { getFormProps, useForm } from "@conform-to/react";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { Answer } from "~/forms/answer";
import { DECOY } from "~/forms/decoy";
import type { LeadForm, Values } from "~/forms/define";
import { ErrorSummary } from "./error-summary";
import { FailureNotice } from "./failure-notice";
import { FormField } from "./form-field";
import { useValidator } from "./use-validator";

/** The markup of a declared form, its faults, and its states while it is on the way. */
export function FormBody({ form, action }: { form: LeadForm; action: string }) {
  const data = useActionData<Answer>();
  const answer = data?.form === form.id ? data : undefined;
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formData?.get("form") === form.id;
  const { validate, load } = useValidator(form);
  const [state, fields] = useForm<Values>({
    id: `lead-${form.id}`,
    lastResult: answer?.result,
    shouldValidate: "onSubmit",
    // Without rules at hand, Conform would ask the server on every key.
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: validate,
  });
  const { id, onSubmit } = getFormProps(state);
  const errors = Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, fields[name]?.errors?.[0]]),
  );
  return (
    <Form
      id={id}
      method="post"
      action={action}
      onSubmit={onSubmit}
      onFocus={load}
      noValidate
      preventScrollReset
      className="relative"
    >
      {answer?.failure && <FailureNotice form={form} answer={answer} />}
      <ErrorSummary form={form} errors={errors} />
      <input type="hidden" name="form" value={form.id} />
      <div className="decoy" aria-hidden="true">
        <label>
          Leave this empty
          <input name={DECOY} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {Object.entries(form.fields).map(([name, field]) => {
          const meta = fields[name];
          return meta && <FormField key={name} field={field} meta={meta} error={errors[name]} />;
        })}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="lg" disabled={busy} className="w-full sm:w-auto sm:min-w-56">
          {busy ? form.button.busy : form.button.idle}
        </Button>
        <span className="text-small text-muted">Fields with an asterisk (*) are required.</span>
      </p>
    </Form>
  );
}
