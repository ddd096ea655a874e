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

test("the testimonials: one at a time with a script, all three without", async ({
  page,
  scripted,
}) => {
  await page.goto("/");
  await ready(page, scripted);
  const section = page.locator("#testimonials");
  const authors = ["Manufacturing CEO", "Operations Director", "Managing Partner"];
  if (!scripted) {
    for (const author of authors) await expect(section.getByText(author)).toBeVisible();
    return;
  }
  const shows = async (at: number) => {
    for (const [index, author] of authors.entries()) {
      await expect(section.getByText(author)).toHaveCount(index === at ? 1 : 0);
    }
  };
  await shows(0);
  await section.getByRole("button", { name: "Next testimonial" }).click();
  await shows(1);
  await section.getByRole("button", { name: "Previous testimonial" }).click();
  await section.getByRole("button", { name: "Previous testimonial" }).click();
  await shows(2);
  await section.getByRole("button", { name: "Next testimonial" }).click();
  await shows(0);
  for (const n of [3, 2, 1]) {
    await section.getByRole("button", { name: `Go to testimonial ${n}` }).click();
    await shows(n - 1);
  }
});
