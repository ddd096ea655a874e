import clsx from "clsx";
import { Sign } from "~/components/ui/sign";

interface Props {
  items: readonly string[];
  not?: boolean;
  /** What nobody should do: a cross instead of the terminal. */
  never?: boolean;
  /** In two columns where there is room. */
  columns?: boolean;
}

const Cross = () => (
  <svg
    viewBox="0 0 12 12"
    width="12"
    height="12"
    className="mt-[calc(0.8em-6px)] size-3 shrink-0 stroke-petrol stroke-2"
    strokeLinecap="square"
    aria-hidden="true"
    focusable="false"
  >
    <path d="m2 2 8 8M10 2 2 10" />
  </svg>
);

/** Short lines, each after its sign. */
export const CheckList = ({ items, not = false, never = false, columns = false }: Props) => (
  <ul className={clsx("gap-x-12 *:not-last:mb-3", columns && "lg:columns-2")}>
    {items.map((item) => (
      <li key={item} className="flex break-inside-avoid gap-4">
        {never ? <Cross /> : <Sign out={not} />}
        {item}
      </li>
    ))}
  </ul>
);
