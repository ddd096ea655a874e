import type { OutgoingLead } from "./outcome";

/** Whether a lead has signs of spam and no operator has released it. */
export const isMarked = ({ signs, judged }: OutgoingLead): boolean =>
  judged !== "ham" && Boolean(signs?.length);

/** The spam headers that mail programs know. */
export const spamHeaders = (lead: OutgoingLead): Record<string, string> =>
  isMarked(lead)
    ? { "X-Spam-Flag": "YES", "X-Spam-Status": `Yes, tests=${lead.signs?.join(",")}` }
    : {};
