import { chapters } from "~/content/guide/chapters";

/** The guide's chapters as the rows of an index. */
export const GuideContents = () => (
  <ol className="border-b border-rule">
    {chapters.map(({ id, title, when, text }, at) => (
      <li
        key={id}
        className="grid grid-cols-[2.5rem_1fr] gap-x-5 gap-y-1 border-t border-rule py-4 md:gap-y-2 md:py-7 lg:grid-cols-[2.5rem_5fr_6fr] lg:gap-x-8"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center bg-petrol font-head font-bold text-white tabular"
        >
          {at + 1}
        </span>
        <div>
          <h3>{title}</h3>
          <p className="mt-1 text-small font-semibold text-petrol">{when}</p>
        </div>
        <p className="col-start-2 text-muted lg:col-start-auto">{text}</p>
      </li>
    ))}
  </ol>
);
