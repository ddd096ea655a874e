import { PhoneLink } from "~/components/ui/text-link";
import { spacedReference } from "~/lib/reference";

/** Each sign apart, with a pause between the two groups: "1 a 2 b, 3 c 4 d". */
const spelled = (groups: string) => [...groups].join(" ").replace("   ", ", ");

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
        <strong className="block font-head tabular">{spacedReference(value)}</strong>
      </span>{" "}
      <span className="sr-only">{`${spelled(spacedReference(value))}.`}</span>
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
