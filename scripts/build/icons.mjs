// @ts-check
/** Icons at the addresses that browsers and phones ask for unbidden, and the manifest: all of the one mark. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { root } from "../tasks.mjs";
import { loadModule } from "./load-module.mjs";
import { look, markSvg } from "./look.mjs";

const client = join(root, "build/client");

/** One PNG as an .ico file: a header of one entry before it. @param {Buffer} png @param {number} width */
function ico(png, width) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function buildIcons() {
  const brand = await look();
  const { site } = await loadModule("app/config/site.ts");
  const { size } = brand.mark;
  /** The mark; an app's icon fills its square, since phones round the corners themselves. */
  const png = (/** @type {number} */ width, filled = true) => {
    const ground = filled
      ? `<path d="M0 0h${size}v${size}H0z" fill="${brand.colors[brand.mark.ground.color]}"/>`
      : "";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}${markSvg(brand)}</svg>`;
    return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  };
  const file = (/** @type {string} */ name, /** @type {Buffer | string} */ data) =>
    writeFileSync(join(client, name), data);
  file("favicon.ico", ico(png(32, false), 32));
  file("apple-touch-icon.png", png(180));
  file("icon-512.png", png(512));
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    start_url: "/",
    display: "browser",
    background_color: brand.colors.mist,
    theme_color: brand.colors.mist,
    icons: [
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
  file("manifest.webmanifest", `${JSON.stringify(manifest)}\n`);
}
