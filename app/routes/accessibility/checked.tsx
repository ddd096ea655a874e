import clsx from "clsx";
import { accessibility } from "~/content/accessibility";

/** How something was tested, after a filled square; an empty one says that it was not. */
export const Checked = ({ how }: { how: string | undefined }) => (
  <span className="flex gap-3">
    <span
      aria-hidden="true"
      className={clsx(
        "mt-[calc(0.8em-6px)] size-3 shrink-0 border-petrol",
        how ? "border-6" : "border-2",
      )}
    />
    <span className={how ? undefined : "text-muted"}>{how ?? accessibility.tested.none}</span>
  </span>
);
