interface Props {
  title: string;
  steps: readonly string[];
}

/** The steps a message takes, drawn beside its form: one terminal each, the first lit once the form is sent. */
export const NextSteps = ({ title, steps }: Props) => (
  <div>
    <h3>{title}</h3>
    <ol className="way-line mt-4">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);
