import { brand } from "~/content/brand";

const faces = ["font-head font-bold", "font-text"];
const sizes = [
  "text-display font-head font-bold",
  "text-statement font-head font-bold",
  "text-body",
];

/** The two families and three sizes, each set in itself, and a line that counts its own characters. */
export function TypeSpecimen() {
  const { families, sizes: roles, line } = brand.type;
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {families.map(({ name, use }, at) => (
          <div key={name} className="border-t-2 border-petrol pt-6">
            <p aria-hidden="true" className={`text-display ${faces[at]}`}>
              Ag 24/7
            </p>
            <h3 className="mt-6 font-semibold">{name}</h3>
            <p className="mt-1 text-muted">{use}</p>
          </div>
        ))}
      </div>
      <dl className="mt-16 border-b border-rule">
        {roles.map(({ role, use }, at) => (
          <div
            key={role}
            className="grid items-baseline gap-x-12 gap-y-2 border-t border-rule py-6 md:grid-cols-2"
          >
            <dt className={sizes[at]}>{role}</dt>
            <dd className="text-muted">{use}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-16 font-semibold">{line.title}</h3>
      <p className="mt-4 w-fit border-b-2 border-petrol pb-1 max-sm:hidden">{line.sample}</p>
      <p className="mt-2 text-small tabular text-muted">
        <span className="max-sm:hidden">{line.sample.length} characters.</span> The rule is{" "}
        {line.shortest}-{line.longest}. {line.phone}
      </p>
    </>
  );
}
