import { renderToStaticMarkup } from "react-dom/server";
import { site } from "~/config/site";
import { cover, guideKind, guideTitle } from "~/content/guide/opening";
import { withoutEmailObfuscation } from "~/lib/email-obfuscation";
import { language } from "~/lib/language";
import { ContractChapter } from "./contract";
import { CostChapter } from "./cost";
import { ContactPage, GlossaryChapter } from "./ending";
import { FirstDaysChapter } from "./first-90-days";
import { IncludedChapter } from "./included";
import { CoverPage, OpeningPage } from "./opening";
import { ScorecardChapter } from "./scorecard";
import { styles } from "./styles";

const Guide = () => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <title>{`${guideTitle}: ${guideKind} | ${site.brand}`}</title>
      <meta name="description" content={cover.subtitle} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="author" content={site.legalName} />
      <style />
    </head>
    <body>
      <CoverPage />
      <main>
        <OpeningPage />
        <IncludedChapter />
        <CostChapter />
        <ScorecardChapter />
        <ContractChapter />
        <FirstDaysChapter />
        <GlossaryChapter />
      </main>
      <ContactPage />
    </body>
  </html>
);

/** Printed at the foot of every page. */
const running = `:root {--running-title: ${JSON.stringify(`${guideTitle} · ${site.brand}`)};}`;

/** The guide as one self-contained file, with its drawings, styles and fonts. */
export function renderGuide(): string {
  const html = withoutEmailObfuscation(renderToStaticMarkup(<Guide />));
  return `<!doctype html>\n${html.replace("<style></style>", () => `<style>${running}${styles}</style>`)}\n`;
}
