import { expect, it, test } from "vitest";
import { claims, price } from "~/config/facts";
import { chapters } from "~/content/guide/chapters";
import { included } from "~/content/guide/included";
import { answered, home } from "~/content/home";
import { locations } from "~/content/locations";
import { managedItGuide } from "~/content/managed-it-guide";
import { ourAnswers } from "~/content/our-answers";
import { feeYear } from "~/content/service-figures/fee-year";
import { ownHours } from "~/content/service-figures/own-hours";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { managedIt } from "~/content/service-pages/managed-it";
import { addOns, extras, managedItScope } from "~/content/service-pages/managed-it-scope";
import { techSpecs } from "~/content/tech-specs";
import { countPhrase } from "~/lib/number-words";

/** Minutes after midnight of every clock time in a text: "8:50am". */
const clockTimes = (text: string) =>
  [...text.matchAll(/(\d+):(\d\d)(am|pm)/g)].map(
    ([, hour, minute, half]) =>
      (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 12 * 60 : 0),
  );

const minutesIn = (text: string) =>
  [...text.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes));

it("names the price in the first screen of home and of Managed IT, and what moves it on both", () => {
  const { figure } = managedIt.hero;
  expect(home.hero.price).toBe(price.text);
  expect(`${figure?.value} ${figure?.label}`).toContain(price.text);
  for (const page of [home, managedIt]) expect(JSON.stringify(page)).toContain(price.drivers);
});

test("whoever asks what the fee leaves out hears of everything that is quoted", () => {
  const quoted = managedItScope.flatMap(({ extra = [] }) => extra);
  expect(quoted.length).toBeGreaterThan(4);
  const answers = [
    managedItGuide.faq.questions.find(({ question }) => question.includes("isn’t covered")),
    ...locations
      .flatMap(({ content }) => content.questions)
      .filter(({ question }) => question.includes("cost")),
  ].map((found) => found?.answer ?? "");
  for (const answer of answers) {
    expect(answer).toContain(extras);
    expect(answer).toContain(addOns);
  }
  // The guide speaks of any provider, in its own words.
  const guide = included.outside.items.join(" ").toLowerCase();
  for (const one of quoted) {
    const [word = ""] = one.split(" beyond");
    expect(guide, one).toContain(word);
  }
  const count = countPhrase(included.outside.items.length, "thing");
  expect(chapters[0]?.text).toContain(count);
});

test("no security tool is sold twice, and restores are tested as our guide asks", () => {
  const text = (part: unknown) => JSON.stringify(part).toLowerCase();
  const inFee = text(managedItScope);
  expect(inFee).toMatch(/email filtering.*test restore every quarter/);
  expect(text(cybersecurity.parts.find(({ id }) => id === "services"))).not.toMatch(
    /email filtering|antivirus/,
  );
  expect(text(cloudSolutions)).toContain("test restore from the off-site copy every quarter");
  expect(ourAnswers.answers.restore.text).toContain("test restore every quarter");
});

test("an example of an answer keeps to the average, and its minutes add up", () => {
  const average = Number(claims.averageResponse.replace(/\D/g, ""));
  for (const { content } of locations) {
    const { intro, steps } = content.example;
    const times = steps.flatMap(({ title }) => clockTimes(title));
    // The drawing of the day takes them from there.
    expect(times).toHaveLength(steps.length);
    const [alert = 0, call = 0, ...later] = times;
    expect(call - alert).toBeLessThan(average);
    expect(steps[1]?.text).toContain(`${call - alert} minutes after the alert`);
    expect(minutesIn(intro)).toEqual([(later.at(-1) ?? 0) - alert]);
  }
  expect(answered).toBeLessThan(average);
  const { text } = included.example;
  const [stopped = 0, reply = 0, fixed = 0] = clockTimes(text);
  expect(reply - stopped).toBeLessThan(average);
  expect(minutesIn(text)).toEqual([reply - stopped, fixed - stopped]);
});

test("the fee's example and a provider's own tasks tell what their tables show", () => {
  const tickets = (month: string) =>
    feeYear.months.find(({ name }) => name === month)?.tickets ?? Number.NaN;
  expect(Math.min(tickets("Mar"), tickets("Apr"))).toBeGreaterThan(2 * tickets("May"));
  // The dull one takes the longest.
  expect(Math.max(...ownHours.tasks.map(({ alone }) => alone))).toBe(ownHours.setup);
});

test("the computers of the tech specifications add up", () => {
  const { title, groups, text } = techSpecs.example;
  const [meet, between, below] = groups.map(({ units }) => units) as [number, number, number];
  const [all, covered, left] = [...`${title} ${text}`.matchAll(/\d+/g)].map(Number);
  expect([all, covered, left]).toEqual([meet + between + below, meet + between, below]);
});
