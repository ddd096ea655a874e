import type { ReactNode } from "react";
import { MarkConstruction } from "~/components/drawings/mark-construction";
import { Logo, MarkShapes } from "~/components/layout/logo";
import { AskLine } from "~/components/sections/ask-line";
import { CheckList } from "~/components/sections/check-list";
import { Split } from "~/components/sections/split";
import { mark } from "~/config/look";
import { site } from "~/config/site";
import { brand, type Misuse } from "~/content/brand";

/** About as wide as mark and name together, in the units of the mark's square. */
const width = 42 + 14 * site.brand.length;

const Name = ({ children = site.brand }: { children?: string }) => (
  <text
    x="42"
    y="24"
    fill="currentColor"
    fontFamily="var(--font-head)"
    fontSize="22"
    fontWeight="700"
  >
    {children}
  </text>
);

/** The logo as one drawing, at one size in all of them; `wider` is the room it takes. */
const Drawn = ({ children, wider = 1 }: { children: ReactNode; wider?: number }) => (
  <svg
    viewBox={`-32 -30 ${Math.round(width * wider) + 64} 92`}
    width={Math.round(width * wider) + 64}
    height="92"
    className="h-23 w-auto max-w-full"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** Every misuse is done to the real logo. */
const wrong: Record<Misuse["key"], ReactNode> = {
  stretch: (
    <Drawn wider={1.4}>
      <g transform="scale(1.4 1)">
        <MarkShapes />
        <Name />
      </g>
    </Drawn>
  ),
  turn: (
    <Drawn>
      <g transform={`rotate(-12 ${width / 2} 16)`}>
        <MarkShapes />
        <Name />
      </g>
    </Drawn>
  ),
  recolor: (
    <Drawn>
      <MarkShapes on="danger" />
      <Name />
    </Drawn>
  ),
  shade: (
    <Drawn>
      <g opacity="0.35" transform="translate(4 5)">
        <path d={mark.ground.d} />
        <Name />
      </g>
      <MarkShapes />
      <Name />
    </Drawn>
  ),
  sink: (
    <span className="absolute inset-0 grid place-items-center bg-band [print-color-adjust:exact]">
      <Drawn>
        <MarkShapes on="white" letter="band" />
        <Name />
      </Drawn>
    </span>
  ),
  crowd: (
    <Drawn wider={1.5}>
      <MarkShapes />
      <Name />
      <path d={`M${width + 6} 4v24`} stroke="currentColor" strokeWidth="2" />
      <g transform={`translate(${width - 26})`}>
        <Name>& Sons</Name>
      </g>
    </Drawn>
  ),
};

const MisuseCard = ({ misuse }: { misuse: Misuse }) => (
  <li className="break-inside-avoid">
    <div
      aria-hidden="true"
      className="relative grid h-28 place-items-center overflow-hidden border border-rule bg-white"
    >
      {wrong[misuse.key]}
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        className="absolute left-0 top-0 size-8 fill-danger"
        aria-hidden="true"
      >
        <path d="M0 0h24v24H0z" />
        <path d="m7 7 10 10M17 7 7 17" className="stroke-white stroke-2" />
      </svg>
    </div>
    <p className="mt-3">{misuse.text}</p>
  </li>
);

export function LogoRules() {
  const { clear, misuse } = brand.logo;
  return (
    <>
      <Split
        beside={
          <div className="max-w-[24rem]">
            <MarkConstruction mark={<MarkShapes />} label={clear.drawing} />
          </div>
        }
      >
        <div className="flex flex-wrap gap-6">
          <div className="flex w-fit items-center border border-field bg-white p-4">
            <Logo />
          </div>
          <div className="flex w-fit items-center border border-band bg-band p-4 text-white [print-color-adjust:exact]">
            <Logo />
          </div>
        </div>
        <h3 className="mt-8 font-semibold">{clear.title}</h3>
        <p className="mb-6 mt-2 text-muted">{clear.text}</p>
        <CheckList items={clear.rules} />
      </Split>
      <AskLine to="/contact">Ask about a use that’s not shown</AskLine>
      <h3 className="mt-16 font-semibold">{misuse.title}</h3>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3">
        {misuse.items.map((item) => (
          <MisuseCard key={item.key} misuse={item} />
        ))}
      </ul>
    </>
  );
}
