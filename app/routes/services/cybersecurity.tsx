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
import { ReportPage } from "./cybersecurity/report-page";
import { Walls } from "./cybersecurity/walls";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(cybersecurity);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** What is open and how it is shut, by what, and how a test finds out whether it is. */
const sequence = (): readonly Placement[] => [
  { id: "example", ask: true, figure: <DoorTable {...doors} /> },
  { id: "first-30-days", look: "mist", rows: true },
  { id: "adds", ask: true, body: <Walls /> },
  {
    id: "tests",
    look: "blueprint",
    wide: 4,
    mark: ({ title }) => (
      <div className="enlarged mb-5">
        <TestPlan name={title} />
      </div>
    ),
  },
  {
    id: "reasons",
    look: "sheet",
    body: <ReportPage {...partOf(cybersecurity, "reasons", "reasons")} />,
  },
  { id: "questions", look: "rail" },
];

/** Cybersecurity (specification 2). */
export default function Cybersecurity() {
  return (
    <ServicePage page={cybersecurity} drawing={<PerimeterPlan />} dark sequence={sequence()} />
  );
}
