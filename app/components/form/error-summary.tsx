import { useEffect } from "react";
import type { LeadForm } from "~/forms/define";
import { controlId } from "~/forms/names";

interface Props {
  form: LeadForm;
  /** First message of each field, by field name. */
  errors: Record<string, string | undefined>;
}

/** Names each fault in the words of its field and links to it. */
export function ErrorSummary({ form, errors }: Props) {
  const faults = Object.entries(errors).filter(([, message]) => message);
  const faulty = faults.length > 0;
  useEffect(() => {
    if (!faulty) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [faulty]);
  if (!faulty) return null;
  return (
    <div role="alert" className="mb-8 rounded-box border-l-6 border-danger bg-danger-wash p-6">
      <h3 className="font-semibold text-danger">There is a problem</h3>
      <ul className="mt-2 list-disc pl-5">
        {faults.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${controlId(form.id, name)}`}
              className="font-semibold text-danger underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
