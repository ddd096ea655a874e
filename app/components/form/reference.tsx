import { PhoneLink } from "~/components/ui/text-link";

/** In two groups, as one says it over the telephone: "1a2b 3c4d". */
const halves = (reference: string, sign = "") =>
  [reference.slice(0, 4), reference.slice(4)].map((group) => [...group].join(sign));

interface Props {
  value: string | null | undefined;
  /** The number to call, where nothing else beside it says it. */
  phone?: string;
}

/**
 * The eight signs a visitor can quote on the telephone, and a screen reader spells; of anything else
 * nothing is shown.
 */
export const Reference = ({ value, phone }: Props) =>
  value && /^[0-9a-f]{8}$/.test(value) ? (
    <p className="mt-4 bg-tint px-4 py-3 text-small sm:mt-6">
      <span>{"Your reference: "}</span>
      <span aria-hidden="true">
        <strong className="block font-head tabular">{halves(value).join(" ")}</strong>
      </span>{" "}
      <span className="sr-only">{`${halves(value, " ").join(", ")}.`}</span>
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
