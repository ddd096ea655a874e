import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { PerimeterPlan } from "~/components/drawings/perimeter-plan";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { contactHandler } from "~/forms/contact";
import { serviceMeta } from "~/head/service-meta";
import { submit } from "~/leads/submit.server";
import { Walls } from "./cybersecurity/walls";
import { ServicePage } from "./service-page";
import type { Placement } from "./service-part";

export const meta = serviceMeta(cybersecurity);

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

/** What is added, what a test finds out and what somebody else wants to know, then how a first month goes, and went at one firm. */
const sequence = (): readonly Placement[] => [
  { id: "adds", ask: true, body: <Walls /> },
  { id: "tests", look: "blueprint", wide: 4 },
  { id: "reasons" },
  { id: "questions", look: "rail" },
  { id: "first-30-days", look: "mist", rows: true },
  { id: "example" },
];

/** Cybersecurity (specification 2). */
export default function Cybersecurity() {
  return (
    <ServicePage page={cybersecurity} drawing={<PerimeterPlan />} dark sequence={sequence()} />
  );
}
