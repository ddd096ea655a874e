import type { Milestone } from "~/content/about";

/** Events along one line. */
export const Timeline = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <ol className="way-line">
    {milestones.map(({ when, title, text }) => (
      <li key={when} className="grid gap-x-8 md:grid-cols-[4fr_7fr]">
        <p className="font-semibold text-petrol tabular">{when}</p>
        <div className="max-w-prose">
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
