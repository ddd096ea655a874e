/** Sets one word of a headline as a tag, where it occurs; assistive technology still reads one string. */
export function HighlightWord({ text, word }: { text: string; word: string }) {
  const at = text.indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="tag-word">{word}</span>
      {text.slice(at + word.length)}
    </>
  );
}
