import { Key } from "~/components/ui/key";

interface Props {
  title: string;
  steps: readonly string[];
}

/** What happens to a message, in numbered steps beside its form. */
export const NextSteps = ({ title, steps }: Props) => (
  <div>
    <h3>{title}</h3>
    <ol className="mt-3 grid gap-3">
      {steps.map((step, at) => (
        <li key={step} className="flex items-baseline gap-3">
          <Key number={at + 1} /> <span>{step}</span>
        </li>
      ))}
    </ol>
  </div>
);
