import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Answer } from "~/forms/answer";
import type { LeadForm } from "~/forms/define";

/**
 * True while this form is being sent, and for at least its button's `minBusyMs`; an answer that asks
 * for a correction ends it at once, so that the next press counts.
 */
export function useBusy({ id, button: { minBusyMs = 0 } }: LeadForm): boolean {
  const navigation = useNavigation();
  const underway = navigation.state !== "idle" && navigation.formData?.get("form") === id;
  const refused = useActionData<Answer>()?.form === id;
  const began = useRef(0);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (underway) {
      began.current = Date.now();
      setHeld(minBusyMs > 0);
      return;
    }
    if (refused) {
      setHeld(false);
      return;
    }
    const timer = setTimeout(() => setHeld(false), began.current + minBusyMs - Date.now());
    return () => clearTimeout(timer);
  }, [underway, refused, minBusyMs]);
  return underway || (held && !refused);
}
