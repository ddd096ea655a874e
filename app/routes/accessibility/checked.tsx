import clsx from "clsx";
import { accessibility } from "~/content/accessibility";

interface Props {
  by: string;
  how: string | undefined;
}

/** Who tested something and how, after a filled square; an empty one says that nobody did. */
export const Checked = ({ by, how = accessibility.tested.none }: Props) => (
  <p className="flex gap-3 text-muted">
    <span
      aria-hidden="true"
      className={clsx(
        "mt-[calc(0.8em-6px)] size-3 shrink-0 border-petrol",
        how === accessibility.tested.none ? "border-2" : "border-6",
      )}
    />
    <span>
      <strong className="text-ink">{by}:</strong> {how}
    </span>
  </p>
);
