import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { FeeChart } from "~/components/drawings/fee-chart";
import { RackPlan } from "~/components/drawings/rack-plan";
import { DrawnFigure } from "~/components/sections/drawn-figure";
import { feeYear } from "~/content/service-figures/fee-year";
import { managedIt } from "~/content/service-pages/managed-it";
import { contactHandler } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { Jobs } from "./managed-it/jobs";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(managedIt);

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

/** What the fee covers and what we do for it, how it begins and ends, then what a year of it looks like. */
const sequence = (): readonly Placement[] => [
  { id: "scope", ask: true },
  { id: "jobs", look: "mist", body: <Jobs /> },
  { id: "first-30-days", rows: true, ask: true },
  { id: "terms", look: "rail" },
  {
    id: "example",
    look: "blueprint",
    figure: (
      <DrawnFigure table={feeYear.table} labeled>
        <FeeChart {...feeYear} />
      </DrawnFigure>
    ),
  },
];

/** Managed IT Services (specification 2). */
export default function ManagedIt() {
  return <ServicePage page={managedIt} drawing={<RackPlan />} sequence={sequence()} />;
}
