import { TestPlan } from "./test-plans";

const names = [
  "External Network",
  "Internal Network",
  "Web Application",
  "Social Engineering",
] as const;

/** One office four times: where each kind of test starts, and how far its way in leads. */
export const FourTests = () => (
  <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
    {names.map((name) => (
      <div key={name}>
        <TestPlan name={name} />
        <p className="mt-3 text-small font-semibold">{name}</p>
      </div>
    ))}
  </div>
);
