import { Named } from "~/components/sections/named";
import { Section } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { partnershipPage } from "~/content/partnership";

/** About the vendor; beside it, who does what. */
export function PartnershipVendor() {
  const { about, roles } = partnershipPage;
  const [task, who] = roles.columns;
  return (
    <Section title={about.title}>
      <div className="grid items-start gap-12 lg:grid-cols-4-7 lg:gap-20">
        <p className="max-w-prose">
          <Named text={about.text} />
        </p>
        <table className="w-full border-petrol text-left max-sm:block sm:border-t-2">
          <caption className="pb-4 text-left max-sm:block">
            <span className="font-head font-bold">{roles.title}</span>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{task}</th>
              <th scope="col">{who}</th>
            </tr>
          </thead>
          <tbody className="border-petrol max-sm:block max-sm:border-t-2">
            {roles.rows.map((row) => (
              <tr key={row.task} className="border-b border-rule align-top max-sm:block">
                <th
                  scope="row"
                  className="pt-3 font-semibold max-sm:block sm:w-1/2 sm:py-3 sm:pr-8"
                >
                  {row.task}
                </th>
                <td className="pb-3 text-muted max-sm:block sm:py-3">
                  <Named text={row.who} />
                  {"call" in row && (
                    <>
                      , {row.call.when}: <PhoneLink number={row.call.number} inline />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
