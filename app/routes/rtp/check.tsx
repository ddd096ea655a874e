import { Line } from "~/components/ui/line";
import { techSpecs } from "~/content/tech-specs";

/** Where each system says what it is, and what to compare there. */
export const DeviceCheck = () => (
  <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3 print:grid-cols-3">
    {techSpecs.check.systems.map(({ name, steps }) => (
      <div
        key={name}
        className="gap-x-8 break-inside-avoid border-t-2 border-petrol pt-4 md:max-lg:grid md:max-lg:grid-cols-1-3 print:block"
      >
        <h3 className="mb-2">{name}</h3>
        <ol>
          {steps.map(({ path, compare }) => (
            <li key={path} className="mb-3">
              <Line className="font-semibold">{path}</Line>
              <span className="text-muted">{compare}</span>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </div>
);
