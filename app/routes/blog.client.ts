import { matchPosts } from "~/lib/match-posts";
import { searchOutcome } from "~/lib/search-outcome";

/** The search of the blog while a visitor types. The server has drawn every article; here they are shown or hidden. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const field = document.querySelector<HTMLInputElement>("#article-search");
const outcome = document.querySelector<HTMLElement>("[data-outcome]");

/** An article as it stands in the page, in the visitor's language if a browser has translated it. */
const rows = all("[data-post]").map((row) => {
  const words = (selector: string) => row.querySelector(selector)?.textContent ?? "";
  return {
    row,
    title: words("h3"),
    excerpt: words("[data-excerpt]"),
    category: words("[data-category]"),
  };
});

const show = (selector: string, shown: boolean) => {
  for (const element of all(selector)) element.hidden = !shown;
};

/** The page's title without the outcome of the search that the server put before it. */
const title = document.title.replace(`${outcome?.textContent} | `, "");

function filter() {
  const text = field?.value.trim() ?? "";
  const found = new Set(matchPosts(rows, text));
  for (const one of rows) one.row.hidden = !found.has(one);
  for (const list of all("[data-posts]")) {
    list.hidden = !list.querySelector("[data-post]:not([hidden])");
  }
  show("[data-none]", found.size === 0);
  show("[data-searched]", text !== "");
  show("[data-unsearched]", text === "");
  const result = text && searchOutcome(found.size, rows.length, text);
  if (outcome) outcome.textContent = result || (outcome.dataset.outcome ?? "");
  document.title = result ? `${result} | ${title}` : title;
}

/** Updates the address for a reload or a shared link, without a request. */
function keepInAddress() {
  const url = new URL(location.href);
  const text = field?.value ?? "";
  if ((url.searchParams.get("q") ?? "") === text) return;
  if (text) url.searchParams.set("q", text);
  else url.searchParams.delete("q");
  history.replaceState(history.state, "", url);
}

// Browsers limit how often an address may change, so that waits for a pause in the typing.
let timer: ReturnType<typeof setTimeout> | undefined;
field?.addEventListener("input", () => {
  filter();
  clearTimeout(timer);
  timer = setTimeout(keepInAddress, 250);
});
field?.addEventListener("blur", keepInAddress);
field?.form?.addEventListener("submit", (event) => {
  event.preventDefault();
  keepInAddress();
});
document.querySelector("[data-clear] a")?.addEventListener("click", (event) => {
  event.preventDefault();
  if (field) field.value = "";
  field?.focus();
  filter();
  keepInAddress();
});
// What was typed before this script had arrived.
filter();
