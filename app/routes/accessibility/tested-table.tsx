import { accessibility } from "~/content/accessibility";

const { title, columns, none, rows } = accessibility.tested;

/** On a phone a cell names its column, and an empty one is left out. */
const Cell = ({ column, how }: { column: string; how: string | undefined }) =>
  how ? (
    <td className="pt-1 max-md:block md:py-4 md:pr-8">
      <span className="block text-small text-muted md:sr-only">{column}:</span> {how}
    </td>
  ) : (
    <td className="max-md:hidden md:py-4 md:pr-8">
      <span aria-hidden="true" className="mt-1 block size-3 border-b-2 border-field" />
      <span className="sr-only">{none}</span>
    </td>
  );

/** What was tested, by a person and by tests. */
export const TestedTable = () => (
  <table className="w-full table-fixed border-b border-rule text-left align-top max-md:block">
    <caption className="sr-only">{title}</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b-2 border-petrol">
        {Object.values(columns).map((column) => (
          <th key={column} scope="col" className="py-3 pr-8 font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {rows.map(({ what, tests, person }) => (
        <tr
          key={what}
          className="border-t border-rule align-top max-md:block max-md:py-3 first:border-0"
        >
          <th scope="row" className="font-head font-bold max-md:block md:py-4 md:pr-8">
            {what}
          </th>
          <Cell column={columns.person} how={person} />
          <Cell column={columns.tests} how={tests} />
        </tr>
      ))}
    </tbody>
  </table>
);
