import type { ReactNode } from "react";
import { Logo, MarkShapes } from "~/components/layout/logo";
import { AskLine } from "~/components/sections/ask-line";
import { CheckList } from "~/components/sections/check-list";
import { Split } from "~/components/sections/split";
import { site } from "~/config/site";
import { mark } from "~/config/theme";
import { brand, type Misuse } from "~/content/brand";
import { MisuseCard } from "./misuse-card";

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
    <span className="absolute inset-0 grid place-items-center bg-band print-exact">
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

export function LogoRules() {
  const { clear, misuse } = brand.logo;
  return (
    <>
      <Split
        beside={
          <>
            <div className="grid gap-4 sm:max-lg:grid-cols-2">
              <div className="flex items-center justify-center border border-field bg-white px-4 py-5">
                <div className="flex items-center border border-dashed border-petrol px-4 py-2.5">
                  <Logo />
                </div>
              </div>
              <div className="flex items-center justify-center border border-band bg-band px-8 py-7 text-white print-exact">
                <Logo />
              </div>
            </div>
            <a
              href="/favicon.svg"
              download={`${site.brand.toLowerCase()}-mark.svg`}
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-petrol underline print:hidden"
            >
              {brand.logo.download}
            </a>
          </>
        }
      >
        <h3 className="font-semibold">{clear.title}</h3>
        <p className="mb-6 mt-2 text-muted">{clear.text}</p>
        <CheckList items={clear.rules} />
      </Split>
      <AskLine to="/contact">Ask about a use that’s not shown</AskLine>
      <h3 className="mt-8 sm:mt-16 font-semibold">{misuse.title}</h3>
      <ul className="mt-6 grid fill-cols-8 gap-x-4 gap-y-5 max-sm:text-small sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3">
        {misuse.items.map(({ key, text }) => (
          <MisuseCard key={key} text={text}>
            {wrong[key]}
          </MisuseCard>
        ))}
      </ul>
    </>
  );
}
