import { Ruler } from "~/components/drawings/ruler";

interface Props {
  title: string;
  steps: readonly string[];
}

/** The meeting on a ruler of its 30 minutes, in the order in which things come up. */
export const Agenda = ({ title, steps }: Props) => (
  <>
    <h3 className="mb-6">{title}</h3>
    <div className="max-lg:mx-2">
      <Ruler nodes={steps.map((_, at) => (30 * at) / steps.length)} unit="min" />
    </div>
    <ol className="mb-12 grid gap-y-6 lg:mb-20 md:grid-cols-3">
      {steps.map((step) => (
        <li key={step} className="pr-6">
          {step}
        </li>
      ))}
    </ol>
  </>
);
