import { type RefObject, useCallback, useEffect, useState } from "react";
import type { LeadForm } from "~/forms/define";
import type { Checked } from "~/forms/schema";

type Validate = (context: { formData: FormData }) => Checked;

/**
 * The form's rules in the browser, fetched when a visitor first enters the form. Until they are
 * here, or when they never arrive, the server is asked instead, with the same outcome.
 */
export function useValidator(form: LeadForm, element: RefObject<HTMLFormElement>) {
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
  // The focus that loaded the scripts came before React could listen.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) load();
  }, [element, load]);
  return { validate, load };
}
