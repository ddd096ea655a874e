/** VoIP: what each of its six benefits replaces, in their order. */
export const oldPhones = {
  name: "Old system",
  next: "VoIP",
  rows: [
    "Phone lines and equipment, each at its own cost",
    "Calls reach the desk or no one",
    "One more line for each new phone",
    "No record of the calls you missed",
    "No trial before the switch",
    "Voice only",
  ],
} as const;
