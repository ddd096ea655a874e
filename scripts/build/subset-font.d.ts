/** Types for the one function we use of a package without types. */
declare module "subset-font" {
  export default function (
    font: Buffer,
    text: string,
    options: { variationAxes: Record<string, number | { min: number; max: number }> } & object,
  ): Promise<Buffer>;
}
