import { Ruler } from "~/components/drawings/ruler";
import { consultation } from "~/content/facts";

interface Props {
  title: string;
  steps: readonly string[];
}

/** The meeting on a ruler of its 30 minutes, and what comes up in which of them. */
export const Agenda = ({ title, steps }: Props) => {
  const part = consultation.minutes / steps.length;
  return (
    <>
      <h3 className="mb-6">{title}</h3>
      <div className="mx-2">
        <Ruler nodes={steps.map((_, at) => part * at)} unit="min" />
      </div>
      <ol className="clear-both mt-2 grid gap-y-4">
        {steps.map((step, at) => (
          <li key={step} className="grid grid-cols-[7rem_1fr]">
            <span className="font-semibold text-petrol tabular">{`${part * at}-${part * (at + 1)} min`}</span>{" "}
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
