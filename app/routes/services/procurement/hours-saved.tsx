import { SumTable } from "~/components/sections/sum-table";
import { ownHours } from "~/content/service-figures/own-hours";

/** The hours of each task, and the sum of what falls away at the size of a headline. */
export const HoursSaved = ({ text }: { text: readonly string[] }) => {
  const { table, saved } = ownHours;
  return (
    <div className="grid gap-8 lg:grid-cols-4-7 lg:gap-20 print:block">
      <div>
        <p className="font-head text-display font-bold tabular text-petrol">{saved} hours</p>
        <p className="font-semibold">back to your engineers</p>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      </div>
      <div>
        <SumTable {...table} />
      </div>
    </div>
  );
};
