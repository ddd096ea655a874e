/** The number of a line on the board of the line card: "01". */
export const lineLabel = (port: number): string => String(port).padStart(2, "0");
