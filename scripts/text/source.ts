/** The files of the project, and the text in their code that visitors read. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../tasks.ts";

/** The files of the project that match a pattern of `fs.globSync`, as paths from its root. */
export const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: root });

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
