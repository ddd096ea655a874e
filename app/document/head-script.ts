/** Marks the page before it is drawn: that scripts run, whether it is scrolled, and which typefaces it uses. */
function markPage() {
  const root = document.documentElement;
  const { dataset } = root;
  // A tab's first page waits a moment for its typefaces, so that text does not move later. On a slow connection, or
  // with a fragment in the address, it uses the fallback typefaces at once (docs/decisions/0017).
  try {
    if (!sessionStorage.began) {
      const { connection } = navigator as { connection?: { rtt: number } };
      const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
      const roundTrip = connection?.rtt ?? visit.responseStart - visit.requestStart;
      const faces = [...document.fonts].filter(({ display }) => display === "optional");
      const load = () => Promise.all(faces.map((face) => face.load()));
      if (roundTrip > 140 || location.hash) {
        dataset.faces = "late";
        new PerformanceObserver(load).observe({ type: "paint" });
      } else {
        dataset.faces = "awaited";
        const draw = (which: string) => () => {
          if (dataset.faces === "awaited") dataset.faces = which;
        };
        for (const face of faces) face.display = "swap";
        setTimeout(draw("late"), 400);
        load().then(draw("own"), draw("late"));
      }
    }
  } catch {
    // The browser keeps nothing for this site.
  }
  // The header is solid from 10 px on (specification 9), and always solid without script. Nothing asks for the
  // position before that: the answer would take a layout of a page that is not there yet.
  const mark = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  window.onscroll = mark;
  window.onpageshow = mark;
  root.classList.add("js");
}

/** The text of the script in the head; everything else is in `page-script.ts`. */
export const headScript = `(${markPage})()`;
