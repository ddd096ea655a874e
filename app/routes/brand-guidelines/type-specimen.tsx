import { Line } from "~/components/ui/line";
import { brand } from "~/content/brand";

const sizes = [
  "text-display font-head font-bold",
  "text-statement font-head font-bold",
  "text-body",
  "text-small",
];

const families = [
  { name: "Archivo", look: "font-head font-bold" },
  { name: "Public Sans", look: "font-semibold" },
];

const alphabet = "AaBbCcDdEeFfGg HhIiJjKkLlMm NnOoPpQqRrSsTt UuVvWwXxYyZz 0123456789";

/** Each family by its name and alphabet, each size of type set in itself, and a line that counts its own characters. */
export function TypeSpecimen() {
  const { sizes: roles, line } = brand.type;
  return (
    <>
      <div className="mb-10 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {families.map(({ name, look }) => (
          <div key={name} className={look}>
            <Line className="text-display">{name}</Line>
            <span className="max-sm:hidden">{alphabet}</span>
          </div>
        ))}
      </div>
      <dl className="border-b border-rule">
        {roles.map(({ role, use }, at) => (
          <div
            key={role}
            className="grid items-baseline gap-x-12 gap-y-2 border-t border-rule py-6 lg:grid-cols-2"
          >
            <dt className={sizes[at]}>
              {role} <span aria-hidden="true">24/7</span>
            </dt>
            <dd className="text-muted">{use}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-16 max-sm:hidden">
        <h3 className="font-semibold">{line.title}</h3>
        <p className="mt-4 w-fit border-b-2 border-petrol pb-1">{line.sample}</p>
        <p className="mt-2 text-small tabular text-muted">
          {line.sample.length} characters. The rule is {line.shortest}-{line.longest}.
        </p>
      </div>
    </>
  );
}
