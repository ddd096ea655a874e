/** VoIP: what stands under the two halves of the line. */
export const phoneLine = { ours: "We run the phones", yours: "Your internet line" } as const;
