import { RunParts } from "~/components/drawings/run-parts";
import { Split } from "~/components/sections/split";
import { Key } from "~/components/ui/key";
import { site } from "~/config/site";
import { brand } from "~/content/brand";
import { MisuseCard } from "./misuse-card";

const { parts, size, tag, drawing, branch, twice } = brand.run;

/** A line with a branch, in the shapes of the real one. */
const Branched = () => (
  <svg
    viewBox="-32 -14 224 92"
    width="224"
    height="92"
    className="h-23 w-auto max-w-full"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M10 16h140M80 16v32h70" fill="none" stroke="var(--color-amber)" strokeWidth="5" />
    <path
      d="M4 10h12v12H4zM144 10h12v12h-12zM144 42h12v12h-12z"
      fill="var(--color-amber)"
      stroke="var(--color-ink)"
      strokeWidth="2"
    />
  </svg>
);

/** The two things a page is known by: its line to the next step, and the tag. */
export const RunRules = () => (
  <>
    <Split beside={<RunParts label={drawing} />}>
      <ol className="border-b border-rule">
        {parts.map(({ name, text }, at) => (
          <li key={name} className="flex gap-4 border-t border-rule py-3">
            <Key number={at + 1} />{" "}
            <span>
              <strong>{name}</strong> {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-muted">{size}</p>
    </Split>
    <ul className="mt-10 grid gap-x-6 gap-y-5 sm:grid-cols-3">
      <li className="break-inside-avoid">
        <p
          aria-hidden="true"
          className="grid h-28 place-items-center border-2 border-petrol font-head text-statement font-bold"
        >
          <span className="tag-word">{site.tagWord}</span>
        </p>
        <p className="mt-3">{tag}</p>
      </li>
      <MisuseCard text={branch}>
        <Branched />
      </MisuseCard>
      <MisuseCard text={twice}>
        <span className="font-head text-statement font-bold">
          <span className="tag-word">Fast</span> reply
        </span>
      </MisuseCard>
    </ul>
  </>
);
