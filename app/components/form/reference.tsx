import clsx from "clsx";
import { PhoneLink } from "~/components/ui/text-link";

/** In two groups, as one says it over the telephone: "1a2b 3c4d". */
const grouped = (reference: string, sign = "") =>
  [reference.slice(0, 4), reference.slice(4)].map((group) => [...group].join(sign));

interface Props {
  value: string | null | undefined;
  /** The number to call, where nothing else beside it says it. */
  phone?: string;
  /** Beside something that matters more: one small line. */
  small?: boolean;
}

/**
 * The eight signs a visitor can quote on the telephone, and a screen reader spells; of anything else
 * nothing is shown.
 */
export const Reference = ({ value, phone, small }: Props) =>
  value && /^[0-9a-f]{8}$/.test(value) ? (
    <p className={clsx("mt-4 text-small", small ? "text-muted" : "bg-tint px-4 py-3 sm:mt-6")}>
      <span>{"Your reference: "}</span>
      <span aria-hidden="true">
        <strong className={clsx("tabular", small ? "text-small" : "block font-head")}>
          {grouped(value).join(" ")}
        </strong>
        {small && "."}
      </span>{" "}
      <span className="sr-only">{`${grouped(value, " ").join(", ")}.`}</span>
      <span>{" Quote this when you call"}</span>
      {phone && (
        <>
          {" "}
          <PhoneLink number={phone} inline />
        </>
      )}
      <span>.</span>
    </p>
  ) : null;
