import { type Acquisition, site } from "~/config/site";
import { formatList } from "~/lib/format-list";
import { longDate } from "~/lib/language";

/** An event in the company's history. */
export interface Milestone {
  /** The date as printed. */
  when: string;
  title: string;
  text?: string;
  /** Where to read on. */
  links?: readonly { label: string; to: string }[];
  /** The purchase, about which there may be an article. */
  joins?: true;
}

/** What the About page says about the past. `summary` and `told` are parts of sentences. */
interface Story {
  summary: string;
  headline: string;
  told: string;
  callout: { title: string; text: string };
  title: string;
  milestones: readonly Milestone[];
}

const shared = `In ${formatList(site.offices.map(({ city }) => city))}, we work from one queue and one set of records.`;

const today: Milestone = {
  when: "Today",
  title: "Everyone works from the same tickets",
  text: shared,
  links: [
    {
      label: `See our ${site.communicationsVendor} partnership for phone systems`,
      to: "/presence-partnership",
    },
  ],
};

const ofTwoTeams = ({ firm, date }: Acquisition): Story => ({
  summary: `how two IT teams became one in ${date.slice(0, 4)}`,
  headline: "Two IT teams that now work as one",
  told: "how we came together",
  callout: { title: longDate(date), text: `we bought the assets of ${firm}` },
  title: "How we got here",
  milestones: [
    {
      when: `Before ${date.slice(0, 4)}`,
      title: "Separate companies",
      text: `We ran IT for small and mid-size businesses, and so did ${firm}.`,
    },
    {
      when: longDate(date),
      title: "We bought assets, not the company",
      text: `${firm} is still a company of its own, with its own past accounts and debts.`,
      joins: true,
    },
    {
      when: "Since then",
      title: "We check the records",
      text: "We compare what’s written down with what’s in each client’s office, and correct what doesn’t match.",
    },
    {
      ...today,
      text: `Both teams work as ${site.brand}, and our service is ${site.product}. ${shared}`,
    },
  ],
});

const ofOneTeam: Story = {
  summary: "what we do for clients",
  headline: "One IT team that answers for its work",
  told: "where we are today",
  callout: { title: "One team", text: "plans, runs and supports your IT" },
  title: "Where we are today",
  milestones: [today],
};

/** The company's history, with a purchase if `config/site.ts` has one. */
export const story: Story = site.acquisition ? ofTwoTeams(site.acquisition) : ofOneTeam;
