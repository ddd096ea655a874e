interface Props {
  title: string;
  steps: readonly string[];
}

/** Beside a form the way of its message, drawn: a terminal for each step, the first lit once the form was sent. */
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
