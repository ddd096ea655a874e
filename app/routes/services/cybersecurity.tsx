import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { DoorTable } from "~/components/drawings/door-table";
import { PerimeterPlan } from "~/components/drawings/perimeter-plan";
import { TestPlan } from "~/components/drawings/test-plans";
import { doors } from "~/content/service-figures/doors";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { partOf } from "~/content/service-pages/part-of";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { Checks } from "./cybersecurity/checks";
import { PriceTerms } from "./cybersecurity/price-terms";
import { Walls } from "./cybersecurity/walls";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(cybersecurity);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** What is open, what a test would find, and then who shuts it. */
const sequence = (): readonly Placement[] => [
  {
    id: "example",
    look: "statement",
    ask: true,
    figure: <DoorTable {...doors} />,
  },
  { id: "tests", look: "blueprint", mark: ({ title }) => <TestPlan name={title} />, ask: true },
  { id: "services" },
  { id: "adds", ask: true, body: <Walls {...partOf(cybersecurity, "adds", "lists")} /> },
  { id: "first-30-days", look: "rail", rows: true, ask: true },
  { id: "included", body: <PriceTerms {...partOf(cybersecurity, "included", "lists")} /> },
  { id: "questions", look: "rail" },
  { id: "reasons", body: <Checks {...partOf(cybersecurity, "reasons", "reasons")} /> },
];

/** Cybersecurity (specification 2). */
export default function Cybersecurity() {
  return (
    <ServicePage page={cybersecurity} drawing={<PerimeterPlan />} dark sequence={sequence()} />
  );
}
