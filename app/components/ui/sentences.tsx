import { Spaced } from "./spaced";

/** A heading of more than one sentence: a line breaks between two of them before it breaks within one. */
export const Sentences = ({ text }: { text: string }) => {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  if (sentences.length === 1) return text;
  return (
    <Spaced>
      {sentences.map((sentence) => (
        <span key={sentence} className="inline-block">
          {sentence}
        </span>
      ))}
    </Spaced>
  );
};
