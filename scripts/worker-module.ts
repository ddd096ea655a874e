import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./tasks.ts";

/** A file of scripts as the module of a worker: workerd reads no TypeScript. */
export function workerModule(file: string) {
  const path = join(root, "scripts", file);
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(path, "utf8"), { compilerOptions });
  return { modules: [{ type: "ESModule" as const, path, contents: outputText }] };
}
