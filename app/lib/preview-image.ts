/** The picture of a page for link previews: `/og/home.png`, `/og/services-voip.png`. */
export const previewImage = (path: string): string =>
  `/og/${path.slice(1).replaceAll("/", "-") || "home"}.png`;
