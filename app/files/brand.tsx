import { renderToStaticMarkup } from "react-dom/server";
import { MarkShapes } from "~/components/layout/logo";
import { site } from "~/config/site";
import { colors, mark } from "~/config/theme";

/** The colors as tokens of the style sheet, `app/styles/tokens.css`. */
export const tokensCss = (): string => `/* Made from app/config/theme.ts. */
@theme {
  --color-*: initial;
  --color-transparent: transparent;
  --color-current: currentColor;
${Object.entries(colors)
  .map(([name, value]) => `  --color-${name}: ${value};`)
  .join("\n")}
}
`;

/** Puts the colors themselves where markup names tokens: a picture has no style sheet of the site. */
export const withColors = (svg: string): string => {
  const values: Record<string, string> = colors;
  return svg.replace(
    /var\(--(?:color-)?([\w-]+)[^)]*\)/g,
    (_, name: string) => values[name] ?? "none",
  );
};

/** The mark as a picture; an app's icon is filled, since phones round the corners themselves. */
export const markSvg = (filled = false): string =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${mark.size} ${mark.size}`}>
      <title>Site mark</title>
      {filled && <path d="M0 0h99v99H0z" fill={colors[mark.ground.color]} />}
      <MarkShapes />
    </svg>,
  );

/** The web app manifest. */
export const manifest = (): string =>
  JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    start_url: "/",
    display: "browser",
    background_color: colors.mist,
    theme_color: colors.mist,
    icons: [
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
