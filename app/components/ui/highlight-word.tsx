import { Sentences } from "./sentences";

/** A straight apostrophe, as the specification quotes it, which the style sheet draws as a curly one. */
const typeset = (text: string) => {
  const [before = "", after] = text.split("'");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="curly">'</span>
      {after}
    </>
  );
};

interface Props {
  text: string;
  word: string;
}

/** Sets one word of a headline as a tag, where it occurs; assistive technology still reads one string. */
export function HighlightWord({ text, word }: Props) {
  const at = text.indexOf(word);
  if (at < 0) return <Sentences text={text} wide />;
  return (
    <>
      {typeset(text.slice(0, at))}
      <span className="tag-word">{word}</span>
      {text.slice(at + word.length)}
    </>
  );
}
