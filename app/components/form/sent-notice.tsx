import { useEffect, useState } from "react";
import { buttonLook } from "~/components/ui/button";
import { NoticeBox } from "~/components/ui/notice";
import { announce, toast } from "~/components/ui/notify";
import { Spaced } from "~/components/ui/spaced";
import { PhoneLink } from "~/components/ui/text-link";
import type { FormDeclaration } from "~/forms/define";
import { DOWNLOAD_AFTER, type Sent } from "~/forms/form-state";
import { formElementId, outcomeId } from "~/forms/names";
import { focusBelowHeader } from "./focus-below-header";
import { Reference } from "./reference";

/** Boxes elsewhere on the page, as on the line card, are empty and at rest while the notice is shown. */
function useOutsideControlsAtRest(form: FormDeclaration) {
  useEffect(() => {
    const own = `input[form="${formElementId(form.id)}"]`;
    const boxes = [...document.querySelectorAll<HTMLInputElement>(own)];
    const rest = (disabled: boolean) => {
      for (const box of boxes) Object.assign(box, { checked: false, disabled });
    };
    rest(true);
    return () => rest(false);
  }, [form]);
}

/** Shows the toast, moves the focus and starts the download, once for each submission. */
function useArrival(form: FormDeclaration, isNew: boolean): { started: boolean } {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    toast("ok", form.success);
    const notice = document.getElementById(outcomeId(form.id));
    if (notice) focusBelowHeader(notice);
    // A visitor without script gets the same from the page's Refresh header.
    const { download } = form.success;
    if (!download) return;
    const timer = setTimeout(() => {
      window.location.assign(download.href);
      setStarted(true);
      toast("ok", download.started);
      announce(`${download.started.title}. ${download.started.text}`);
    }, DOWNLOAD_AFTER);
    return () => clearTimeout(timer);
  }, [form, isNew]);
  return { started };
}

interface Props {
  form: FormDeclaration;
  sent: Sent;
  /** It was sent from this page just now. */
  isNew: boolean;
  /** The address of the form's first field, empty again. */
  again: string;
}

/** Asks about the end of an address, where it looks mistyped; of what was typed, it says nothing. */
const MeantEnd = ({ form, end }: { form: FormDeclaration; end: string }) => (
  <p className="mt-3 font-semibold">
    {`Does your email address end in ${end}? It does not as you sent it. If it should, send it once more, or call us: `}
    <PhoneLink number={form.contact.phone} inline />.
  </p>
);

/** Stands in the form's place after a success; its words come from the form, never from the address. */
export function SentNotice({ form, sent, isNew, again }: Props) {
  const { title, text, download, next } = form.success;
  const { started } = useArrival(form, isNew);
  const reply = !download && form.reply;
  useOutsideControlsAtRest(form);
  return (
    // Silent by itself, because the focus goes into it.
    <div data-sent role="status" aria-live="off">
      <NoticeBox
        tone="ok"
        id={outcomeId(form.id)}
        title={title}
        prefix={`${title} | `}
        text={
          <>
            <p>
              {started && download ? `${download.started.title}. ${download.started.text}` : text}
            </p>
            {reply && <p className="font-semibold">{reply}</p>}
            {sent.meant && <MeantEnd form={form} end={sent.meant} />}
          </>
        }
        action={
          download && (
            <a
              href={download.href}
              download
              className={buttonLook({ size: "lg", className: "mt-4 sm:mt-6" })}
            >
              {download.label}
            </a>
          )
        }
        note={
          // Nobody calls about a newsletter.
          form.reply !== null && <Reference value={sent.reference} phone={form.contact.phone} />
        }
      >
        <p className="mt-3 flex flex-wrap gap-x-6 font-semibold text-petrol sm:mt-4">
          <Spaced>
            {download && (
              <a href={download.read.to} className="py-2 underline">
                {download.read.label}
              </a>
            )}
            {next && (
              <a href={next.to} className="py-2 underline">
                {next.label}
              </a>
            )}
            <a href={again} className="py-2 underline">
              {form.again}
            </a>
          </Spaced>
        </p>
      </NoticeBox>
    </div>
  );
}
