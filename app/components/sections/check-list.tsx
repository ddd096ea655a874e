import clsx from "clsx";

/** Short lines, each after a drawn terminal: filled for what is included, hollow for what is not. */
export const CheckList = ({ items, not = false }: { items: readonly string[]; not?: boolean }) => (
  <ul className="flex flex-col gap-3">
    {items.map((item) => (
      <li key={item} className="flex gap-4">
        <span
          aria-hidden="true"
          className={clsx("mt-2 size-3 shrink-0 border-2 border-petrol", !not && "bg-petrol")}
        />
        {item}
      </li>
    ))}
  </ul>
);
