/** A page at exactly this path; other spellings of it are not found. */
const page = (path: string, file: string) => ({
  id: file.replace(/\.tsx?$/, ""),
  path,
  file: `routes/${file}`,
  caseSensitive: true,
});

/** The route table (specification 2). Home has a path of its own, so that a post to "/" reaches it. */
export default [
  page("/", "home.tsx"),
  page("/about", "about.tsx"),
  page("/legal", "legal.tsx"),
  page("/contact", "contact.tsx"),
  page("/brand-guidelines", "brand-guidelines.tsx"),
  page("/rtp", "rtp.tsx"),
  { id: "not-found", path: "*", file: "routes/not-found.tsx" },
];
