/** Changes the values of a content module where they are declared, as its types have them. */
import ts from "typescript";

/** An expression instead of a value, such as the name of a variable. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value as source text. */
export function toSource(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(toSource).join(", ")}]`;
  if (typeof value !== "object" || !value) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${toSource(one)}`).join(", ")} }`;
}

const parsed = (text: string) => ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);

/** The statement that declares a variable, and its value. */
function declared(source: ts.SourceFile, name: string) {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (own.getText() === name && initializer) return { statement, initializer };
  }
  throw new Error(`nothing declares “${name}”`);
}

/** A literal without what is said of its type. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** The expression at a path: `site.support.phone`. */
function expressionAt(source: ts.SourceFile, path: string): ts.Expression {
  const [name = "", ...keys] = path.split(".");
  return keys.reduce(
    (node, key) => {
      const own = ts.isObjectLiteralExpression(node) ? node.properties : [];
      const found = own.find(
        (one) => one.name && ts.isPropertyName(one.name) && keyOf(one.name) === key,
      );
      if (!found || !ts.isPropertyAssignment(found)) throw new Error(`“${path}” has no “${key}”`);
      return bare(found.initializer);
    },
    bare(declared(source, name).initializer),
  );
}

const keyOf = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? "" : name.text);

const replaced = (text: string, node: ts.Node, by: string) =>
  text.slice(0, node.getStart()) + by + text.slice(node.getEnd());

/** Gives each path its value; Code is set as it is. Throws an Error where the module has no such path. */
export const withFacts = (text: string, facts: Record<string, unknown>): string =>
  Object.entries(facts).reduce(
    (changed, [path, value]) =>
      replaced(changed, expressionAt(parsed(changed), path), toSource(value)),
    text,
  );

/** Leaves a variable out, with the comment above it. */
export function withoutVariable(text: string, name: string): string {
  const { statement } = declared(parsed(text), name);
  return text.slice(0, statement.getFullStart()) + text.slice(statement.getEnd());
}

/** Declares something above a variable. */
export function withVariable(text: string, above: string, declaration: string): string {
  const { statement } = declared(parsed(text), above);
  const at = statement.getFullStart();
  return `${text.slice(0, at)}\n\n${declaration}${text.slice(at)}`;
}

/** The value at a path, as it is written. */
export const sourceOf = (text: string, path: string) => expressionAt(parsed(text), path).getText();

/** The entries of a list, as they are written. */
export function entriesOf(text: string, path: string): string[] {
  const list = expressionAt(parsed(text), path);
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`“${path}” is no list`);
  return list.elements.map((element) => element.getText());
}
