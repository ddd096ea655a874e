import { ButtonLink } from "~/components/ui/button";
import type { Action } from "~/content/types";

interface Props {
  lines: readonly string[];
  /** What they come to, in a sentence or two. */
  text?: string;
  button?: Action;
  /** On the dark band, text is paler and the button amber. */
  onBand?: boolean;
}

/** A few words to remember in large type, instead of one more list of names with a sentence each. */
export const Statement = ({ lines, text, button, onBand = false }: Props) => (
  <>
    <ul className="grid gap-x-12 gap-y-2 text-statement md:grid-cols-2 md:gap-y-4">
      {lines.map((line) => (
        <li key={line} className={onBand ? "text-white" : "text-petrol"}>
          {line}
        </li>
      ))}
    </ul>
    {text && (
      <p className={`mt-4 max-w-prose md:mt-6 ${onBand ? "text-band-muted" : "text-muted"}`}>
        {text}
      </p>
    )}
    {button && (
      <p className="mt-6">
        <ButtonLink to={button.to} variant={onBand ? "amber" : "default"} size="lg">
          {button.label}
        </ButtonLink>
      </p>
    )}
  </>
);
