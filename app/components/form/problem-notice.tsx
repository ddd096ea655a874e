import { NoticeBox } from "~/components/ui/notice";
import type { FormDeclaration } from "~/forms/define";
import { type Failure, failureNotice } from "~/forms/form-state";
import { controlId, outcomeId } from "~/forms/names";
import { telHref } from "~/lib/phone-number";
import { Reference } from "./reference";

interface Props {
  form: FormDeclaration;
  /** First message of each field that has one, by field name. */
  errors: Record<string, string>;
  /** Why a form without field messages was not sent. */
  failure?: Failure;
  reference?: string;
}

/** Names each error in the words of its field and links to it. */
const ErrorLinks = ({ form, errors }: Props) => (
  <ul className="-my-1 *:not-first:border-t *:border-rule">
    {Object.entries(errors).map(([name, message]) => (
      <li key={name}>
        <a href={`#${controlId(form.id, name)}`} className="block py-2 underline">
          {message}
        </a>
      </li>
    ))}
  </ul>
);

/** Says that nothing was sent, and how to reach us without this form. */
const FailureText = ({
  text,
  contact: { phone, hours, email },
  reference,
}: {
  text: string;
  contact: FormDeclaration["contact"];
  reference?: string;
}) => (
  <>
    <p>{text}</p>
    <p className="mt-2">
      <span>{"Call "}</span>
      <a href={telHref(phone)} className="font-semibold tabular underline">
        {phone}
      </a>
      <span>{` (${hours}) or email `}</span>
      <a href={`mailto:${email}`} className="font-semibold underline">
        {email}
      </a>
      <span>{". Everything you typed is still in the form below."}</span>
    </p>
    <Reference value={reference} />
  </>
);

/**
 * What keeps a form from being sent, above its fields: the errors, or the failure when there are none.
 * Both are one element, so that the focus it was given stays when one replaces the other.
 */
export function ProblemNotice(props: Props) {
  const { form, errors, failure, reference } = props;
  const faulty = Object.keys(errors).length > 0;
  const box = {
    tone: "danger",
    prefix: "Error: ",
    id: outcomeId(form.id),
    className: "mb-6",
  } as const;
  if (faulty) {
    const title = form.invalid?.title ?? "There is a problem";
    return <NoticeBox {...box} title={title} text={<ErrorLinks {...props} />} />;
  }
  if (!failure) return null;
  const { title, text } = failureNotice(form, failure);
  const how = <FailureText text={text} contact={form.contact} reference={reference} />;
  return <NoticeBox {...box} title={title} text={how} />;
}
