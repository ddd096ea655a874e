/** Tells what happens to a site: with a form service and the books, and a final delivery of everything at the end. */
import { startFormService } from "../form-service.ts";
import type { Faults } from "./bindings.ts";
import { startKillableSite } from "./killable-site.ts";
import { type FormService, openLedger } from "./ledger.ts";
import { type Site, startSite } from "./site.ts";

export const MINUTE = 60_000;

/** How many leads of a site are still to be delivered. */
export const pendingIn = async ({ rows }: Site) =>
  Number((await rows("select count(*) as n from deliveries where state = 'pending'"))[0]?.n);

/** Runs the cron in steps of an hour until nothing is waiting. */
async function drain(site: Site) {
  for (let step = 1; step <= 30; step++) {
    await site.sweep(step * 70 * MINUTE);
    if ((await pendingIn(site)) === 0) return;
  }
}

/** May return a note for the table. */
type Story<Given extends Site> = (told: {
  site: Given;
  service: FormService;
  ledger: ReturnType<typeof openLedger>;
}) => Promise<unknown>;

async function tell<Given extends Site>(
  start: (formService: string) => Promise<Given>,
  story: Story<Given>,
) {
  const service = await startFormService(0);
  let site: Given | undefined;
  try {
    site = await start(service.url);
    const ledger = openLedger(service, site);
    const note = await story({ site, service, ledger });
    Object.assign(service, { behaviour: "accept", failEvery: 0, delay: 0 });
    await site.idle();
    await drain(site);
    return { ...ledger.balance(), note };
  } finally {
    await site?.stop();
    await service.close();
  }
}

/** Of a site that can be killed. */
export const ofKillableSite = (story: Story<Awaited<ReturnType<typeof startKillableSite>>>) =>
  tell(startKillableSite, story);

/** Of a site in this process, with faults in its bindings. */
export const ofSite = (faults: Faults, story: Story<Awaited<ReturnType<typeof startSite>>>) =>
  tell((formService) => startSite(formService, faults), story);
