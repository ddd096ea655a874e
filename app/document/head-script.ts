/** What has to be known before anything is drawn: that scripts run, and whether the page is scrolled. */
function markPage() {
  const root = document.documentElement;
  // The header is solid from 10 px on (specification 9), and always solid without script.
  const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  root.classList.add("js");
  addEventListener("scroll", markScroll, { passive: true });
  markScroll();
}

/** The text of the script in the head; all else waits for the end of the page (`page-script.ts`). */
export const headScript = `(${markPage})()`;
