import type { ReactNode } from "react";
import type { AccessSampleName } from "~/content/accessibility";
import { Drawing } from "./drawing";

/** A small picture of each thing that was checked. The letters of the first are 12 and 48 units high: 400%. */
const samples: Record<AccessSampleName, ReactNode> = {
  zoom: (
    <>
      <path d="M4 70h22v22H4zM100 4h88v88h-88z" className="paper" />
      <path d="M26 81H100" />
      <text x="15" y="85" textAnchor="middle" className="text-[12px]">
        A
      </text>
      <text x="144" y="65" textAnchor="middle" className="text-[48px]">
        A
      </text>
      <text x="63" y="72" textAnchor="middle" className="text-[15px]">
        400%
      </text>
    </>
  ),
  keyboard: (
    <>
      <path d="M4 4h56v52H4z" className="area" />
      <path d="M60 30H84" />
      <path d="M84 4h104v52H84z" className="paper" />
      <path d="M91 11h90v38H91z" className="solid" />
      <text x="32" y="35" textAnchor="middle" className="text-[15px]">
        Tab
      </text>
      <text x="136" y="35" textAnchor="middle" className="fill-white text-[15px]">
        Send
      </text>
    </>
  ),
  mistake: (
    <>
      <path d="M4 50h184v42H4z" className="stroke-danger paper" />
      <text x="4" y="18" className="fill-ink text-[15px]">
        Name *
      </text>
      <text x="4" y="40" className="fill-danger text-[14px]">
        Please enter your name.
      </text>
    </>
  ),
  order: (
    <>
      <path d="M16 24V36M16 60V72" />
      <path d="M4 4h24v20H4zM4 36h24v24H4zM4 72h24v20H4z" className="solid" />
      <path d="M44 36h144v24H44z" className="paper" />
      <path d="M44 70h80v24H44z" className="solid" />
      <g textAnchor="middle">
        <text x="16" y="19" className="fill-white text-[14px]">
          1
        </text>
        <text x="16" y="53" className="fill-white text-[14px]">
          2
        </text>
        <text x="16" y="87" className="fill-white text-[14px]">
          3
        </text>
        <text x="84" y="87" className="fill-white text-[14px]">
          Button
        </text>
      </g>
      <text x="44" y="21" className="text-[20px]">
        Heading
      </text>
      <text x="54" y="53" className="text-[14px]">
        Field
      </text>
    </>
  ),
  plain: (
    <>
      <path d="M4 4h184v88H4z" className="paper" />
      <g className="plain">
        <text x="14" y="32" className="text-[20px] font-bold">
          Talk to a person
        </text>
        <text x="14" y="57" className="text-[15px] font-normal underline">
          Home
        </text>
        <text x="14" y="79" className="text-[15px] font-normal">
          Send us a message
        </text>
      </g>
    </>
  ),
  checks: (
    <>
      <path d="M4 4h120v72H4zM144 20h44v72h-44z" className="paper" />
      <path d="M64 76v16M40 92h48" />
      <path d="M44 40l14 14 28-28M156 56l7 7 14-14" strokeWidth="4" />
    </>
  ),
};

export const AccessSample = ({ name }: { name: AccessSampleName }) => (
  <Drawing viewBox="3 3 186 92" className="w-[186px]">
    {samples[name]}
  </Drawing>
);
