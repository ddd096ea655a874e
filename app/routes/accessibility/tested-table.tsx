import { accessibility } from "~/content/accessibility";

const { title, columns, person: byPerson, tests: byTests, rows } = accessibility.tested;

const By = ({ who, how }: { who: string; how: string | undefined }) =>
  how && (
    <p>
      <strong>{who}</strong> {how}
    </p>
  );

/** What was tested, by a person and by tests. */
export const TestedTable = () => (
  <table className="w-full border-b border-rule text-left align-top max-md:block">
    <caption className="sr-only">{title}</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b-2 border-petrol">
        {Object.values(columns).map((column) => (
          <th key={column} scope="col" className="py-3 pr-8 font-semibold md:first:w-5/12">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {rows.map(({ what, person, tests }) => (
        <tr
          key={what}
          className="border-t border-rule align-top max-md:block max-md:py-4 first:border-0"
        >
          <th scope="row" className="font-head font-bold max-md:block md:py-4 md:pr-8">
            {what}
          </th>
          <td className="space-y-1 max-md:mt-1 max-md:block md:py-4">
            <By who={byPerson} how={person} />
            <By who={byTests} how={tests} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
