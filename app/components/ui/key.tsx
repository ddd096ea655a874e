/** A number in a box, as it stands in the drawing beside the text. */
export const Key = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    className="grid size-7 shrink-0 place-items-center border-2 border-petrol text-small font-semibold text-petrol tabular"
  >
    {number}
  </span>
);
