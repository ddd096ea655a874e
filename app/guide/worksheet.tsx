import { cost } from "~/content/guide/cost";
import { TableHead } from "./chapter";

/** The worksheet's parts, with their lines numbered from first to last. */
const parts = cost.worksheet.parts.map((part, at, all) => ({
  title: part.title,
  lines: part.lines.map((line, index) => ({
    ...line,
    number: all.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0) + index + 1,
  })),
}));

/** Lines to write on, by hand on paper or by keyboard on the screen. */
export function Worksheet() {
  const { title, text, caption, heads } = cost.worksheet;
  const offers = heads.slice(2);
  return (
    <div className="sheet">
      <h3>{title}</h3>
      <p>{text}</p>
      <table className="worksheet">
        <TableHead caption={caption} heads={heads} />
        {parts.map((part) => (
          <tbody key={part.title}>
            <tr className="group">
              <th colSpan={4} scope="rowgroup">
                {part.title}
              </th>
            </tr>
            {part.lines.map((line) => (
              <tr key={line.number}>
                <td>{line.number}</td>
                <th scope="row">
                  {line.text} {line.sum && <span className="sum">{line.sum}</span>}
                </th>
                {offers.map((offer) => (
                  <td key={offer}>
                    <input
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`Line ${line.number}, ${offer}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
