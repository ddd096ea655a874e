import type { ReactNode } from "react";
import { MarkConstruction } from "~/components/drawings/mark-construction";
import { Logo, MarkShapes } from "~/components/layout/logo";
import { CheckList } from "~/components/sections/check-list";
import { Split } from "~/components/sections/split";
import { brand, type Misuse } from "~/content/brand";

/** Every misuse is done to the real logo. */
const wrong: Record<Misuse["key"], ReactNode> = {
  stretch: (
    <span className="[scale:1.4_1]">
      <Logo />
    </span>
  ),
  turn: (
    <span className="-rotate-12">
      <Logo />
    </span>
  ),
  recolor: (
    <span className="[filter:hue-rotate(180deg)]">
      <Logo />
    </span>
  ),
  shade: (
    <span className="[filter:drop-shadow(3px_5px_3px_rgb(15_31_30/0.55))]">
      <Logo />
    </span>
  ),
  sink: (
    <span className="grid size-full place-items-center bg-band [print-color-adjust:exact]">
      <svg viewBox="0 0 32 32" width="32" height="32" className="size-12" aria-hidden="true">
        <MarkShapes />
      </svg>
    </span>
  ),
  crowd: (
    <span className="flex items-center">
      <Logo />
      <span className="border-l-2 border-ink pl-1 ml-1 [line-height:1]">& Sons</span>
    </span>
  ),
};

const MisuseCard = ({ misuse }: { misuse: Misuse }) => (
  <li className="break-inside-avoid">
    <div
      aria-hidden="true"
      className="relative grid h-32 place-items-center overflow-hidden border border-rule bg-white sm:h-40"
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
          <div className="mx-auto max-w-96">
            <MarkConstruction mark={<MarkShapes />} label={clear.drawing} />
          </div>
        }
      >
        <div className="flex flex-wrap gap-6">
          <div className="flex w-fit border-2 border-dashed border-petrol bg-white p-4">
            <Logo />
          </div>
          <div className="flex w-fit bg-band p-4 text-white [print-color-adjust:exact]">
            <Logo />
          </div>
        </div>
        <h3 className="mt-8 font-semibold">{clear.title}</h3>
        <p className="mb-6 mt-2 text-muted">{clear.text}</p>
        <CheckList items={clear.rules} />
      </Split>
      <h3 className="mt-16 font-semibold">{misuse.title}</h3>
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {misuse.items.map((item) => (
          <MisuseCard key={item.key} misuse={item} />
        ))}
      </ul>
    </>
  );
}
