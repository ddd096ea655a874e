import clsx from "clsx";

interface Props {
  items: readonly string[];
  not?: boolean;
  /** Two beside each other where there is room. */
  columns?: boolean;
}

/** Short lines, each after a drawn terminal: filled for what is included (by its border, which forced colors keep), hollow for what is not. */
export const CheckList = ({ items, not = false, columns = false }: Props) => (
  <ul className={clsx("grid gap-x-12", columns ? "gap-y-6 lg:grid-cols-2" : "gap-y-3")}>
    {items.map((item) => (
      <li key={item} className="flex gap-4">
        <span
          aria-hidden="true"
          className={clsx(
            "mt-[calc(0.8em-6px)] size-3 shrink-0 border-petrol",
            not ? "border-2" : "border-6",
          )}
        />
        {item}
      </li>
    ))}
  </ul>
);
