import { useCallback, useState } from "react";
import type { LeadForm } from "~/forms/define";
import type { Checked } from "~/forms/schema";

type Validate = (context: { formData: FormData }) => Checked;

/**
 * The form's rules in the browser, fetched when a visitor first enters the form. Until they are
 * here, or when they never arrive, the server is asked instead, with the same outcome.
 */
export function useValidator(form: LeadForm) {
  const [validate, setValidate] = useState<Validate>();
  const load = useCallback(() => {
    import("~/forms/schema").then(
      ({ checkForm }) =>
        setValidate(
          (): Validate =>
            ({ formData }) =>
              checkForm(form, formData),
        ),
      () => {},
    );
  }, [form]);
  return { validate, load };
}
