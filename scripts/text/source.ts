/** The files of the project, and the text in their code that visitors read. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../tasks.ts";

/** Every file under a folder of the project whose name ends in one of the endings, as paths from its root. */
export const filesUnder = (folder: string, endings: readonly string[]) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => endings.some((ending) => file.endsWith(ending)));

/** @param file from the project's root */
export const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** Strings that no visitor reads: module names, types, and attributes that style or point. */
const isHidden = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && /^(className|id|d|points|htmlFor)$/.test(node.name.getText()));

/**
 * The texts in a source file that can end up before a visitor, and the line at which each begins: string and template
 * literals, and JSX text.
 */
export function literalsOf(file: string) {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const add = (node: ts.Node, text: string) =>
    found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const visit = (node: ts.Node) => {
    if (isHidden(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      add(node, parts.map((part) => part.text).join("…"));
      for (const { expression } of node.templateSpans) visit(expression);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
