import { Key } from "~/components/ui/key";

interface Props {
  title: string;
  steps: readonly string[];
}

/** What happens to a message, beside its form: in numbered steps, or one in a sentence. */
export const NextSteps = ({ title, steps }: Props) => (
  <div>
    <h3>{title}</h3>
    {steps.length === 1 ? (
      <p className="mt-1 max-w-prose">{steps[0]}</p>
    ) : (
      <ol className="mt-3 grid gap-3">
        {steps.map((step, at) => (
          <li key={step} className="flex items-baseline gap-3">
            <Key number={at + 1} /> <span>{step}</span>
          </li>
        ))}
      </ol>
    )}
  </div>
);
