import type * as z from "zod/mini";

/** Reads one setting; null when it is missing or wrong, which is then named among the problems, never its value. */
export type ReadSetting = <T>(name: string, schema: z.ZodMiniType<T>) => T | null;

/** A reader of the raw bindings, and the problems it finds. */
export function settingReader(raw: object) {
  const problems: string[] = [];
  const read: ReadSetting = (name, schema) => {
    try {
      const result = schema.safeParse((raw as Record<string, unknown>)[name]);
      if (result.success) return result.data;
      problems.push(`${name} ${result.error.issues[0]?.message}`);
    } catch {
      problems.push(`${name} cannot be read`);
    }
    return null;
  };
  return { read, problems };
}
