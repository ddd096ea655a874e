import type { OutgoingLead } from "./outcome";

/** Whether a lead has spam signals and no operator has released it. */
export const isMarked = ({ spamSignals, verdict }: OutgoingLead): boolean =>
  verdict !== "ham" && Boolean(spamSignals?.length);

/** The spam headers that mail programs know. */
export const spamHeaders = (lead: OutgoingLead): Record<string, string> =>
  isMarked(lead)
    ? { "X-Spam-Flag": "YES", "X-Spam-Status": `Yes, tests=${lead.spamSignals?.join(",")}` }
    : {};
