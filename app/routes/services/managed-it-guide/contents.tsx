import { chapters } from "~/content/guide/chapters";

/** The guide's chapters as the rows of an index. */
export const GuideContents = () => (
  <ol className="border-b border-rule">
    {chapters.map(({ id, title, text }, at) => (
      <li
        key={id}
        className="grid label-cols-10 items-baseline gap-x-5 gap-y-1 border-t border-rule py-4 md:py-6 lg:grid-cols-[2.5rem_5fr_6fr] lg:gap-x-8"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular"
        >
          {at + 1}
        </span>
        <h3>{title}</h3>
        <p className="col-start-2 text-muted lg:col-start-auto">{text}</p>
      </li>
    ))}
  </ol>
);
