import { useEffect, useRef, useState } from "react";
import { announce } from "~/components/ui/notify";
import type { FormDeclaration } from "~/forms/define";
import type { FormState } from "~/forms/form-state";
import { controlId, formElementId, outcomeId } from "~/forms/names";
import { pause } from "~/lib/time";
import { FormBody } from "./form-body";
import { send } from "./send";
import { SentNotice } from "./sent-notice";
import { dropDraft } from "./typed";

interface Props {
  declaration: FormDeclaration;
  /** What the page knew of the form when it was sent. */
  state: FormState;
}

interface FormOutcome extends Pick<FormState, "sent" | "rejection"> {
  /** It came just now; what came with the document, the browser has scrolled to already. */
  isNew?: boolean;
}

/** A wait shorter than this, milliseconds, is not worth announcing. */
const ANNOUNCE_AFTER = 1000;

/** A form and its states: as the server draws it, and in the browser while it is sent and after. */
export function FormIsland({ declaration, state }: Props) {
  const { id, fields, button } = declaration;
  const { page } = state;
  const [outcome, setOutcome] = useState<FormOutcome>(state);
  const [busy, setBusy] = useState(false);
  const lastSent = useRef(state.sent);

  useEffect(() => {
    const onHistory = () => {
      // As read-sent.ts does, without the suggestions, which a script loads when they are needed.
      const query = new URLSearchParams(location.search);
      const reference = query.get("ref");
      const same = lastSent.current?.reference === reference;
      const shown = same ? lastSent.current : { reference };
      const sent = query.get("sent") === id ? shown : undefined;
      setOutcome((now) => (Boolean(now.sent) === Boolean(sent) ? now : { sent }));
    };
    addEventListener("popstate", onHistory);
    return () => removeEventListener("popstate", onHistory);
  }, [id]);

  const submit = async (form: HTMLFormElement) => {
    const began = Date.now();
    setBusy(true);
    const saying = setTimeout(() => announce(button.busy ?? ""), ANNOUNCE_AFTER);
    const { address, ...answered } = await send(form, id);
    if (answered.sent) await pause(began + (button.minBusyMs ?? 0) - Date.now());
    clearTimeout(saying);
    announce("");
    if (address) {
      history.pushState(null, "", address);
      dropDraft(formElementId(id));
    }
    setBusy(false);
    lastSent.current = answered.sent ?? lastSent.current;
    setOutcome({ ...answered, isNew: true });
  };

  const { sent, rejection, isNew = false } = outcome;
  if (sent) {
    const [firstField = ""] = Object.keys(fields);
    const again = `${page}#${controlId(id, firstField)}`;
    return <SentNotice form={declaration} sent={sent} isNew={isNew} again={again} />;
  }
  return (
    <FormBody
      form={declaration}
      action={`${page}#${outcomeId(id)}`}
      rejection={rejection}
      busy={busy}
      onSend={submit}
    />
  );
}
