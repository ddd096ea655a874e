import { consultation } from "~/config/facts";

interface Props {
  title: string;
  steps: readonly string[];
}

/** What comes up in which of the meeting's 30 minutes. */
export const Agenda = ({ title, steps }: Props) => {
  const part = consultation.minutes / steps.length;
  return (
    <>
      <h3>{title}</h3>
      <ol className="clear-both mt-4 grid gap-y-4">
        {steps.map((step, at) => (
          <li key={step} className="grid label-cols-28">
            <span className="font-semibold text-petrol tabular">{`${part * at}-${part * (at + 1)} min`}</span>{" "}
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
