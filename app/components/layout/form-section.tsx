import type { ReactNode } from "react";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { NextTag } from "~/components/sections/next-tag";
import { Section } from "~/components/ui/section";
import type { FormDeclaration } from "~/forms/define";

interface Props {
  form: FormDeclaration;
  id: string;
  tone?: "mist";
  /** The page ends in it. */
  closing?: boolean;
  title: string;
  intro: ReactNode;
  /** What happens after the form is sent; `children` follow it. */
  next: Parameters<typeof NextSteps>[0];
  children?: ReactNode;
}

/** A form, and in a narrow column beside it what happens after it is sent. */
export const FormSection = ({ form, next, closing, children, ...section }: Props) => (
  <Section {...section} closing={closing && <NextTag />}>
    <div className="grid gap-12 lg:grid-cols-7-4 lg:gap-20">
      <LeadForm form={form} />
      <div className="flex flex-col gap-10">
        <NextSteps {...next} />
        {children}
      </div>
    </div>
  </Section>
);
