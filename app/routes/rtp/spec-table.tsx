import clsx from "clsx";
import { Key } from "~/components/ui/key";
import { Line } from "~/components/ui/line";
import { type Requirement, techSpecs } from "~/content/tech-specs";

const { part, minimum, recommended, why } = techSpecs.columns;

const cell = "pb-2 sm:pt-3 lg:py-4 lg:pr-6 print:py-0.5";

/** On a phone, every value stands under its own label. */
const Value = ({ label, text }: { label: string; text: string }) => (
  <td className={clsx(cell, "font-semibold")}>
    <span aria-hidden="true" className="block text-small font-normal text-muted sm:hidden">
      {label}
    </span>
    {` ${text}`}
  </td>
);

/** What a device needs. Where four columns are too narrow, the reason is a second line. */
export const SpecTable = ({ caption, rows }: { caption: string; rows: readonly Requirement[] }) => (
  <table className="w-full table-fixed text-left max-lg:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-sm:sr-only sm:max-lg:block">
      <tr className="border-b-2 border-petrol sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:gap-x-6 print:grid-cols-4-3-3-4">
        {[part, minimum, recommended].map((head) => (
          <th
            key={head}
            scope="col"
            className="py-3 font-semibold lg:pr-6 lg:odd:w-[22%] lg:even:w-[28%]"
          >
            {head}
          </th>
        ))}
        <th scope="col" className="py-3 font-semibold not-print:max-lg:sr-only">
          {why}
        </th>
      </tr>
    </thead>
    <tbody className="max-lg:block">
      {rows.map((row, at) => (
        <tr
          key={row.part}
          className="break-inside-avoid border-t border-rule align-baseline max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:py-2 sm:max-lg:grid-cols-3 print:grid-cols-4-3-3-4"
        >
          <th scope="row" className={clsx(cell, "font-head font-bold max-sm:col-span-2")}>
            {row.meaning ? (
              <span className="flex gap-3">
                <Key number={at + 1} />{" "}
                <span>
                  <Line>{row.part}</Line>
                  <Line className="font-text text-small font-normal text-muted print:text-body">
                    {row.meaning}
                  </Line>
                </span>
              </span>
            ) : (
              row.part
            )}
          </th>
          <Value label={minimum} text={row.minimum} />
          <Value label={recommended} text={row.recommended ?? row.minimum} />
          <td
            className={clsx(
              cell,
              "text-muted max-lg:col-span-full sm:max-lg:pt-0 print:col-auto",
              row.meaning && "sm:max-lg:pl-10 print:pl-0",
            )}
          >
            {row.why}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
