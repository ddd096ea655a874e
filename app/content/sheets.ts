/** The pages as sheets of one set of drawings, in the order in which a visitor may turn them. */
interface Sheet {
  path: string;
  /** What its drawing shows. */
  drawing: string;
  /** What the sheet is called by the one before it. */
  name: string;
  /** Ends in a way to us, because nothing on the page is one. */
  action?: true;
}

export const sheets: readonly Sheet[] = [
  { path: "/", drawing: "One-line plan", name: "Home" },
  { path: "/services/managed-it", drawing: "Rack, front", name: "Managed IT Services" },
  { path: "/services/cloud-solutions", drawing: "Off-site copy", name: "Cloud Solutions" },
  { path: "/services/cybersecurity", drawing: "Perimeter", name: "Cybersecurity" },
  { path: "/services/it-consulting", drawing: "Track plan", name: "IT Consulting" },
  { path: "/services/voip", drawing: "One number", name: "VoIP Solutions" },
  { path: "/services/procurement", drawing: "Supply chain", name: "Procurement" },
  { path: "/services/line-card", drawing: "Line card", name: "Line card" },
  { path: "/services/managed-it-guide", drawing: "Cover", name: "The free guide" },
  { path: "/about", action: true, drawing: "Two suites, one wall", name: "About us" },
  { path: "/locations/carmel", drawing: "50-mile rings", name: "Carmel, Indiana" },
  { path: "/locations/tumwater", drawing: "50-mile rings", name: "Tumwater, Washington" },
  { path: "/blog", action: true, drawing: "Drafting table", name: "Blog" },
  { path: "/presence-partnership", drawing: "Alert plan", name: "Presence partnership" },
  { path: "/support", drawing: "Help desk", name: "Client support" },
  { path: "/rtp", action: true, drawing: "Machine plan", name: "Tech specifications" },
  { path: "/brand-guidelines", action: true, drawing: "Mark, 6:1", name: "Brand guidelines" },
  { path: "/legal", action: true, drawing: "Text only", name: "Legal" },
  { path: "/site-map", action: true, drawing: "Index of sheets", name: "Site map" },
  { path: "/accessibility", action: true, drawing: "Text only", name: "Accessibility" },
  { path: "/contact", drawing: "Way of a message", name: "Contact" },
];

/** The sheet of an answer that is an error, by its HTTP status. */
export const errorSheet = (status: number) => ({
  number: String(status),
  drawing: "Open circuit",
  next: { path: "/", name: "Home", number: "01" },
});

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** A page's sheet and the one after it, the last one's being the first; an article belongs to the blog. */
export function sheetAt(path: string) {
  const found = sheets.findIndex(
    (sheet) => sheet.path === path || (sheet.path !== "/" && path.startsWith(`${sheet.path}/`)),
  );
  const sheet = sheets[found];
  const next = sheets[(found + 1) % sheets.length];
  if (!sheet || !next) return undefined;
  return {
    drawing: sheet.drawing,
    action: sheet.action && { label: "Contact Us", to: "/contact" },
    number: `${twoDigits(found + 1)} of ${sheets.length}`,
    next: { ...next, number: twoDigits(sheets.indexOf(next) + 1) },
  };
}
