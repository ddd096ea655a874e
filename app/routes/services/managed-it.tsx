import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { FeeChart } from "~/components/drawings/fee-chart";
import { FirstMonth } from "~/components/drawings/first-month";
import { RackPlan } from "~/components/drawings/rack-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { feeYear } from "~/content/service-figures/fee-year";
import { managedIt } from "~/content/service-pages/managed-it";
import { partOf } from "~/content/service-pages/part-of";
import { contactLead } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { DaySpans } from "./day-spans";
import { Jobs } from "./managed-it/jobs";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(managedIt);

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

function WeekOne() {
  const { steps } = partOf(managedIt, "first-30-days", "steps");
  return (
    <DaySpans steps={steps} columns="lg:grid-cols-[7fr_7fr_7fr_9fr]" ruled named flush>
      <FirstMonth titles={steps.map(({ title }) => title)} />
    </DaySpans>
  );
}

/** Price first, then what it covers. */
const sequence = (): readonly Placement[] => [
  {
    id: "example",
    ask: true,
    figure: (
      <DrawnFigure table={feeYear.table} labeled>
        <FeeChart {...feeYear} />
      </DrawnFigure>
    ),
  },
  { id: "scope" },
  {
    id: "first-30-days",
    look: "sheet",
    body: <WeekOne />,
    ask: true,
  },
  { id: "jobs", body: <Jobs /> },
  { id: "terms", look: "rail" },
];

/** Managed IT Services (specification 2). */
export default function ManagedIt() {
  return <ServicePage page={managedIt} drawing={<RackPlan />} sequence={sequence()} />;
}
