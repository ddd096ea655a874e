/** One stroke of a path, by itself. */
export interface PathPart {
  corners: DOMPoint[];
  d: string;
  closed: boolean;
}

/** The parts of a path, each with absolute corners; an arc counts as the way between its ends. */
export function pathParts(d: string): PathPart[] {
  const parts: PathPart[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const last = parts.at(-1);
    if (kind === "Z" && last) {
      Object.assign(last, { closed: true, d: `${last.d}z` });
      [x, y] = [last.corners[0]?.x ?? 0, last.corners[0]?.y ?? 0];
      continue;
    }
    const size = { H: 1, V: 1, A: 7 }[kind] ?? 2;
    const given = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let at = 0; at < given.length; at += size) {
      const some = given.slice(at, at + size);
      const [baseX, baseY] = letter === kind ? [0, 0] : [x, y];
      if (kind === "H") x = baseX + (some[0] ?? 0);
      else if (kind === "V") y = baseY + (some[0] ?? 0);
      else [x, y] = [baseX + (some.at(-2) ?? 0), baseY + (some.at(-1) ?? 0)];
      const part = parts.at(-1);
      if (!part || part.closed || (kind === "M" && at === 0)) {
        parts.push({ corners: [new DOMPoint(x, y)], d: `M${x} ${y}`, closed: false });
      } else {
        part.corners.push(new DOMPoint(x, y));
        part.d += kind === "A" ? `A${some.slice(0, 5).join(" ")} ${x} ${y}` : `L${x} ${y}`;
      }
    }
  }
  return parts;
}
