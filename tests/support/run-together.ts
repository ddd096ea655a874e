import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** Elements that do not end a line where there is no style sheet: in a text browser, and for some screen readers. */
const inline = new Set(
  "a abbr b bdi cite code em i label mark q s small span strong sub sup time u".split(" "),
);

/** Whose text is not read in place. */
const unread = new Set(["script", "style", "template", "textarea", "select", "svg", "title"]);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/**
 * Where two texts of a page run together, because only inline markup stands between them and no white
 * space: "Blog(317)", "Indiana1180". Each with what stands around it.
 */
export function textsRunTogether(html: string): string[] {
  const found: string[] = [];
  let before = "";
  let crossed = false;
  const read = (node: Node): void => {
    if (!isElement(node)) {
      if (node.nodeType !== NodeType.TEXT_NODE || node.rawText === "") return;
      const text = node.text;
      if (crossed && /[\p{L}\p{N})”.:?!]$/u.test(before) && /^[\p{L}\p{N}(“$]/u.test(text)) {
        found.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
      }
      before = text;
      crossed = false;
      return;
    }
    const name = node.tagName?.toLowerCase() ?? "";
    if (unread.has(name)) return;
    const goesOn = inline.has(name);
    if (!goesOn) before = "";
    crossed = true;
    for (const child of node.childNodes) read(child);
    if (!goesOn) before = "";
    crossed = true;
  };
  read(parse(html, { comment: false }));
  return found;
}
