import { LeadForm } from "~/components/form/lead-form";
import { Section } from "~/components/ui/section";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import type { LeadForm as Declaration } from "~/forms/define";

interface Props {
  id: string;
  tone?: "white" | "mist";
  title: string;
  lead: string;
  form: Declaration;
  /** Beside the form: what the visitor can expect. */
  next: { title: string; steps: readonly string[] };
  note: { title: string; text: string };
  /** The note ends in our email address, and not in our phone number. */
  mail?: boolean;
}

/** A form, and beside it what happens after it is sent. */
export const FormSection = ({ id, tone, title, lead, form, next, note, mail }: Props) => (
  <Section id={id} tone={tone} title={title} lead={lead}>
    <div className="grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
      <LeadForm form={form} />
      <div className="flex flex-col gap-10">
        <div>
          <h3 className="font-semibold">{next.title}</h3>
          <ol className="mt-3 flex flex-col gap-3">
            {next.steps.map((step, at) => (
              <li key={step} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center border-2 border-petrol font-head font-bold text-petrol tabular"
                >
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="border-t border-rule pt-6">
          <h3 className="font-semibold">{note.title}</h3>
          <p className="mt-2">{note.text}</p>
          <p>{mail ? <EmailLink address={site.email} /> : <PhoneLink number={site.phone} />}</p>
        </div>
      </div>
    </div>
  </Section>
);
