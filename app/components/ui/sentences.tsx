import { Spaced } from "./spaced";

interface Props {
  text: string;
  /** Not on a phone, where a hero has no line to spare. */
  wide?: boolean;
}

/** A heading of more than one sentence: a line breaks between two of them before it breaks within one. */
export const Sentences = ({ text, wide = false }: Props) => {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  if (sentences.length === 1) return text;
  return (
    <Spaced>
      {sentences.map((sentence) => (
        <span key={sentence} className={wide ? "md:inline-block" : "inline-block"}>
          {sentence}
        </span>
      ))}
    </Spaced>
  );
};
