import clsx from "clsx";
import { Fragment } from "react";
import { QuarterHours } from "~/components/drawings/quarter-hours";
import { ownHours } from "~/content/service-figures/own-hours";

const longest = Math.max(...ownHours.tasks.map(({ alone }) => alone));

/** The hours of each task to one scale, and the sum of what falls away at the size of a headline. */
export const HoursSaved = ({ text }: { text: readonly string[] }) => {
  const { tasks, table, saved } = ownHours;
  return (
    <div className="grid gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20 print:block">
      <div>
        <p className="font-head text-display font-bold tabular text-petrol">{saved} hours</p>
        <p className="font-semibold">back to your engineers</p>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
      <table className="w-full self-start">
        <caption className="pb-4 text-left text-small text-muted">{table.caption}</caption>
        <thead>
          <tr className="border-b-2 border-petrol text-left text-small">
            {table.columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={clsx("py-3 align-bottom", at > 0 && "unbroken pl-4 text-right")}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task, at) => (
            <Fragment key={task.name}>
              <tr className="break-after-avoid">
                <th scope="row" className="w-full pt-4 text-left font-semibold">
                  {task.name}
                </th>
                <td className="pl-4 pt-4 text-right tabular">{table.rows[at]?.[1]}</td>
                <td className="pl-4 pt-4 text-right tabular">{table.rows[at]?.[2]}</td>
              </tr>
              <tr className="border-b border-rule">
                <td colSpan={3} className="pb-4 pt-2">
                  <QuarterHours {...task} longest={longest} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-petrol font-bold">
            {table.total.map((cell, at) =>
              at === 0 ? (
                <th key={cell} scope="row" className="py-3 text-left">
                  {cell}
                </th>
              ) : (
                <td key={cell} className="pl-4 text-right tabular">
                  {cell}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
