/** What has to be known before anything is drawn: that scripts run, whether the page is scrolled, and its faces. */
function markPage() {
  const root = document.documentElement;
  // On the first page of a tab, a face that comes after the first paint is not shown, and the whole page is laid
  // out again for it. So its stand-in is all that the page asks for (docs/decisions/0017).
  try {
    const { connection } = navigator as { connection?: { effectiveType: string } };
    const isSlow = connection && connection.effectiveType !== "4g";
    if (!sessionStorage.began) root.dataset.standIn = isSlow ? "text head" : "text";
  } catch {
    // The browser keeps nothing for this site.
  }
  // The header is solid from 10 px on (specification 9), and always solid without script.
  const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  root.classList.add("js");
  addEventListener("scroll", markScroll, { passive: true });
  markScroll();
}

/** The text of the script in the head; all else waits for the end of the page (`page-script.ts`). */
export const headScript = `(${markPage})()`;
