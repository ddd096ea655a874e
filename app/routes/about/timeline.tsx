import type { Milestone } from "~/content/about";

/** Events along one line; the last one stands at an open terminal, because it goes on. */
export const Timeline = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <ol>
    {milestones.map(({ when, title, text }) => (
      <li
        key={when}
        className="group relative grid gap-x-8 pb-10 pl-8 before:absolute before:-bottom-1.5 before:left-0 before:top-1.5 before:w-0.5 before:bg-petrol last:pb-0 last:before:hidden ml-2 md:ml-4 md:grid-cols-[12rem_1fr] lg:gap-x-16"
      >
        <p className="relative font-semibold text-petrol tabular">
          <span
            aria-hidden="true"
            className="absolute -left-[2.4375rem] top-1.5 size-4 border-2 border-petrol bg-petrol group-last:bg-white"
          />
          {when}
        </p>
        <div className="max-w-prose">
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
