interface Props {
  title: string;
  steps: readonly string[];
}

/** Beside a form: what happens after it is sent. */
export const NextSteps = ({ title, steps }: Props) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    <ol className="mt-3 flex flex-col gap-3">
      {steps.map((step, at) => (
        <li key={step} className="flex gap-4">
          <span className="grid size-8 shrink-0 place-items-center border-2 border-petrol font-head font-bold text-petrol tabular">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </div>
);
