/**
 * The expression that runs axe in a page. Of what is fixed axe takes the ground from the middle of the whole
 * document, so that light words over a dark hero fail if a white section happens to stand there. For the run
 * the header is placed at the top of the page, where it is seen.
 * @param given as `axe.run` takes them
 */
export const runAxe = (...given: unknown[]) => `(async () => {
  const placed = new CSSStyleSheet();
  placed.replaceSync(".site-header { position: absolute !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, placed];
  try {
    return await axe.run(${given.map((one) => JSON.stringify(one)).join(", ")});
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== placed);
  }
})()`;
