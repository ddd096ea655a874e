import { expect, ready, test } from "../support/browser";

/** What specification 2, Home, quotes. */
const quoted = [
  "IT Success Partner for Businesses",
  "What's NEXT for your business technology?",
  "Always-on Support: Proactive monitoring and 24/7 support to keep your business running",
  "Ready to transform your IT? Let's talk.",
  "Proactive IT Management",
  "Dedicated Success Managers",
  "Transparent Fixed-Fee Pricing",
  "Rapid Response Times",
  "Strategic Technology Planning",
  "Cybersecurity Focus",
  "Become Our Next Success Story",
  "Industry Leading: 97% client satisfaction rate with an average response time under 15 minutes",
  "Carmel, Indiana",
  "Tumwater, Washington",
  "Ready to take your business to what's NEXT?",
];

test("the home page has every part the specification names", async ({ page, scripted }) => {
  await page.goto("/");
  await ready(page, scripted);
  const text = (await page.locator("main").innerText()).replace(/\s+/g, " ");
  for (const string of quoted) expect(text).toContain(string);
  for (const id of ["services", "about", "testimonials", "contact"]) {
    await expect(page.locator(`section#${id}`)).toHaveCount(1);
  }
  await expect(page.locator("#services h3")).toHaveText([
    "Managed IT Services",
    "Cloud Solutions",
    "Cybersecurity",
    "Strategic IT Consulting",
    "VoIP Solutions",
    "Strategic Enablement & Procurement",
  ]);
  await expect(page.locator("#services a", { hasText: "Learn more" })).toHaveCount(6);
  for (const [name, target] of [
    ["Explore Services", "#services"],
    ["Become Our Next Success Story", "#contact"],
    ["Ready to transform your IT? Let's talk.", "#contact"],
  ]) {
    const link = page.locator("main").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", new RegExp(`${target}$`));
  }
});

test("testimonials stand one at a time, wrap around, keep their height, and survive hydration", async ({
  page,
  scripted,
}) => {
  await page.goto("/");
  const section = page.locator("#testimonials");
  const authors = ["Manufacturing CEO", "Operations Director", "Managing Partner"];
  const height = (await section.boundingBox())?.height;
  const shows = async (at: number) => {
    for (const [index, author] of authors.entries()) {
      await expect(section.getByText(author)).toBeVisible({ visible: index === at });
    }
    expect((await section.boundingBox())?.height).toBe(height);
  };
  /** The arrow of the quote that is shown; the others are hidden with theirs. */
  const press = (name: string) =>
    section.locator("label", { hasText: name }).filter({ visible: true }).click();
  const round = async () => {
    await shows(0);
    await press("Next testimonial");
    await shows(1);
    await press("Previous testimonial");
    await press("Previous testimonial");
    await shows(2);
    await press("Next testimonial");
    await shows(0);
    for (const n of [3, 2]) {
      await section.getByRole("radio", { name: `Go to testimonial ${n}` }).click();
      await shows(n - 1);
    }
  };
  await round();
  await ready(page, scripted);
  await shows(1);
  await section.getByRole("radio", { name: "Go to testimonial 2" }).focus();
  for (const at of [2, 0, 1]) {
    await page.keyboard.press("ArrowRight");
    await shows(at);
  }
  await page.keyboard.press("ArrowLeft");
  await round();
  await page.emulateMedia({ media: "print" });
  for (const author of authors) await expect(section.getByText(author)).toBeVisible();
});
