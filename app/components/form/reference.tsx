/** The eight signs a visitor can quote on the telephone; of anything else nothing is shown. */
export const Reference = ({ value }: { value: string | null | undefined }) =>
  value && /^[0-9a-f]{8}$/.test(value) ? (
    <p className="mt-2">
      Your reference: <strong className="tabular">{value}</strong>
    </p>
  ) : null;
