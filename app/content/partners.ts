/** A manufacturer on the line card (specification 3, partner; 9: thirteen, the first six in the hero). */
export interface Partner {
  name: string;
  description: string;
}

export const partners: readonly Partner[] = [
  { name: "Neat", description: "" },
  { name: "Microsoft", description: "" },
  { name: "Dell", description: "" },
  { name: "Palo Alto", description: "" },
  { name: "Fortinet", description: "" },
  { name: "Synology", description: "" },
  { name: "HP", description: "" },
  { name: "Lenovo", description: "" },
  { name: "Cyberpower", description: "" },
  { name: "Ericsson LG", description: "" },
  { name: "Clearfly", description: "" },
  { name: "3CX", description: "" },
  { name: "Fanvil", description: "" },
];
