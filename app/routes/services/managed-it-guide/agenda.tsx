import { Ruler } from "~/components/drawings/ruler";
import { Line } from "~/components/ui/line";
import { consultation } from "~/content/facts";

interface Props {
  title: string;
  steps: readonly string[];
}

/** The meeting on a ruler of its 30 minutes, in the order in which things come up. */
export const Agenda = ({ title, steps }: Props) => {
  const part = consultation.minutes / steps.length;
  return (
    <>
      <h3 className="mb-6">{title}</h3>
      <div className="mx-2">
        <Ruler nodes={steps.map((_, at) => part * at)} unit="min" />
      </div>
      <ol className="mt-3 mb-12 grid gap-y-6 md:mt-0 md:mr-4 md:grid-cols-3 lg:mb-20">
        {steps.map((step, at) => (
          <li key={step} className="pr-6">
            <Line className="text-small font-semibold text-petrol tabular md:sr-only">{`${part * at}-${part * (at + 1)} min`}</Line>{" "}
            {step}
          </li>
        ))}
      </ol>
    </>
  );
};
