/**
 * What is wrong with the lines of the drawings in a document, one line each. It runs inside the page, so
 * it uses nothing from outside itself.
 *
 * A line's two ends are held by another line, by the edge of a shape, by a node (a small filled shape) or
 * by the drawing's border. The amber run is a line, however heavy, also where it is not drawn in amber. Not lines in this sense are walls and bars
 * (they end at a door, or stand for themselves), what is faint (furniture), marks on a shape, like the
 * lines of a printed page, and signs on a line, like an arrowhead or the tick of a scale: a line has to
 * pass through them. Only the smallest may merely stand on one, and the teeth of a scale: five or more in
 * a row, or one that leads to its number. The line of an element with `data-open` is open on purpose.
 */
export function drawingFaults(): string[] {
  /** One line or outline, with its corners in its own units. */
  interface Piece {
    shape: SVGGeometryElement;
    corners: DOMPoint[];
    closed: boolean;
    filled: boolean;
    outlined: boolean;
    heavy: boolean;
    size: number;
  }
  const NODE = 32;
  const STUB = 8;
  const TEETH = 5;
  const SIGN = 18;
  const TICK = 48;

  const isSame = (one?: DOMPoint, other?: DOMPoint) => one?.x === other?.x && one?.y === other?.y;

  /** The corners of a part of a path, as the browser writes it: absolute, a letter for each stroke. */
  function cornersOf(d: string): DOMPoint[] {
    let [x, y] = [0, 0];
    return [...d.matchAll(/([ACHLMQV])([^A-Z]*)/g)].map(([, kind, rest = ""]) => {
      const numbers = rest.trim().split(" ").map(Number);
      if (kind !== "V") x = numbers.at(kind === "H" ? -1 : -2) ?? 0;
      if (kind !== "H") y = numbers.at(-1) ?? 0;
      return new DOMPoint(x, y);
    });
  }

  /** The parts of an element, each in an element of its own, a little wider and never dashed. */
  function piecesOf(shape: SVGGeometryElement): Piece[] {
    const look = getComputedStyle(shape);
    const width = Number.parseFloat(look.strokeWidth);
    const parts = shape instanceof SVGPathElement ? look.d.match(/M[^M"]*/g) : [""];
    return (parts ?? []).map((d) => {
      const one = shape.cloneNode() as SVGGeometryElement;
      if (d) one.setAttribute("d", d);
      shape.parentNode?.insertBefore(one, shape);
      one.style.strokeWidth = `${width + 1.5}px`;
      one.style.strokeDasharray = "none";
      const { width: across, height: down } = one.getBBox();
      const ends = shape instanceof SVGLineElement ? [0, one.getTotalLength()] : [];
      const corners = d ? cornersOf(d) : ends.map((at) => one.getPointAtLength(at));
      const returns = corners.length > 2 && isSame(corners[0], corners.at(-1));
      return {
        shape: one,
        corners,
        closed: corners.length === 0 || d.includes("Z") || returns,
        filled: look.fill !== "none",
        outlined: look.stroke !== "none" || shape.classList.contains("solid"),
        heavy: width >= 4 && !shape.classList.contains("run"),
        size: Math.max(across, down),
      };
    });
  }

  /** The point of one piece in the units of another. */
  const seen = (point: DOMPoint, from: SVGGraphicsElement, by: SVGGraphicsElement) =>
    point.matrixTransform(
      by
        .getScreenCTM()
        ?.inverse()
        .multiply(from.getScreenCTM() as DOMMatrix),
    );

  /** Does one piece hold a point of another? */
  const holds = (other: Piece, point: DOMPoint, { shape }: Piece) => {
    const there = seen(point, shape, other.shape);
    const inNode = other.filled && other.size <= NODE && other.shape.isPointInFill(there);
    return inNode || (other.outlined && other.shape.isPointInStroke(there));
  };

  /** Is all of a piece drawn on the ground of another, which is not a room? */
  const isOn = ({ shape, corners }: Piece, under: Piece) =>
    under.closed &&
    under.outlined &&
    !under.heavy &&
    corners.every((corner) => under.shape.isPointInFill(seen(corner, shape, under.shape)));

  const ways = (corners: DOMPoint[]) =>
    corners
      .slice(1)
      .map(({ x, y }, at) => [x - (corners[at]?.x ?? 0), y - (corners[at]?.y ?? 0)] as const);

  const goesBack = (corners: DOMPoint[]) =>
    ways(corners).some(([ax, ay], at, all) => {
      const [bx, by] = all[at + 1] ?? [0, 0];
      return Math.abs(ax * by - ay * bx) < 0.01 && ax * bx + ay * by < 0;
    });

  const turnsAskew = (corners: DOMPoint[]) =>
    ways(corners).some(([x, y]) => {
      const [across, down] = [Math.abs(x), Math.abs(y)];
      return Math.min(across, down, Math.abs(across - down)) > 0.5;
    });

  /** Is a short line one of the teeth of a scale? */
  function isTooth(piece: Piece, all: readonly Piece[]) {
    const [from, to] = piece.corners;
    if (!from || !to || piece.corners.length > 2) return false;
    const row = all.filter(({ corners: [start, end, more] }) => {
      if (!start || !end || more) return false;
      const same = end.x - start.x === to.x - from.x && end.y - start.y === to.y - from.y;
      return same && (start.x === from.x || start.y === from.y);
    });
    if (row.length >= TEETH) return true;
    const words = [...(piece.shape.ownerSVGElement?.querySelectorAll("text") ?? [])];
    return words.some((word) => {
      const { left, right, top, bottom } = word.getBoundingClientRect();
      const matrix = piece.shape.getScreenCTM() as DOMMatrix;
      return [from, to].some((end) => {
        const { x, y } = end.matrixTransform(matrix);
        return x > left && x < right && y > top - STUB * matrix.d && y < bottom + STUB * matrix.d;
      });
    });
  }

  function faultsOf(drawing: SVGSVGElement) {
    const pieces = [...drawing.querySelectorAll<SVGGeometryElement>("path, rect, line, circle")]
      .filter((shape) => shape.checkVisibility())
      .flatMap(piecesOf);
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    const isMap = drawing.querySelector(".place") !== null;
    // Smaller ones may count with squares.
    const isPlan = (drawing.viewBox.baseVal?.width ?? 0) > 360;
    return pieces.flatMap((piece) => {
      const { shape, corners, closed, filled, outlined, heavy, size } = piece;
      const way = corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(", ");
      const faults = goesBack(corners) ? [`goes back over itself: ${way}`] : [];
      const others = pieces.filter((other) => other !== piece);
      if (turnsAskew(corners) && !isMap) faults.push(`turns at neither 45 nor 90 degrees: ${way}`);
      if (isPlan && shape.classList.contains("solid") && size <= SIGN) {
        const x = Math.min(...corners.map((corner) => corner.x)) + size / 2;
        const y = Math.min(...corners.map((corner) => corner.y)) + size / 2;
        const middle = new DOMPoint(x, y);
        if (!others.some((other) => holds(other, middle, piece) || isOn(piece, other)))
          faults.push(`stands alone: ${way}`);
      }
      const exempt =
        closed ||
        filled ||
        heavy ||
        !outlined ||
        (shape as Element).closest("svg .faint, svg .grid, svg [data-open]");
      if (exempt || corners.length < 2) return faults;
      const isMark = others.some((other) => isOn(piece, other));
      const long = shape.getTotalLength();
      const touched = (...shares: number[]) =>
        shares.some((share) =>
          others.some((other) => holds(other, shape.getPointAtLength(share * long), piece)),
        );
      const isSign =
        (size <= STUB && touched(0, 1)) ||
        (size <= SIGN && touched(0, 1) && isTooth(piece, pieces)) ||
        (size <= SIGN && touched(0.25, 0.75)) ||
        (size <= TICK && touched(0.5));
      if (isMark || isSign) return faults;
      for (const end of [corners[0], corners.at(-1)]) {
        const on = end?.matrixTransform(shape.getScreenCTM() as DOMMatrix);
        if (!end || !on) continue;
        const out = on.x < left + 3 || on.x > right - 3 || on.y < top + 3 || on.y > bottom - 3;
        if (!out && !others.some((other) => holds(other, end, piece)))
          faults.push(`ends at nothing at ${end.x} ${end.y}: ${way}`);
      }
      return faults;
    });
  }

  return [...document.querySelectorAll<SVGSVGElement>("svg.drawing")]
    .filter(({ viewBox }) => viewBox.baseVal?.width !== 48)
    .flatMap(faultsOf);
}
