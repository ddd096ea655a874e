import type { Plan } from "./category-plans";
import { boxes } from "./strokes";

/** A laptop at home inside a protection that goes with it, its way to the accounts in the office, one of them closed, and a call on the line below; shaped like a category's plan. */
export const laptopWay: Plan = {
  plan: (
    <>
      <path d="M22 26h50l10 10v52l-10 10H22L12 88V36z" className="area wall" />
      <path d="M27 45h40v29H27zM27 77h40l9 9H18z" className="fill-white" />
      <path d="M30 80h34M27 83h40" className="thin" strokeDasharray="4 3" />
      <path d="M32 74h30v3H32zM17 86h60v4H17z" className="solid" />
      <path d="M114 54V26h66v108h-66v-4M114 70v44" className="wall" />
      <path d="M82 62h56M126 62v25M47 98v24h67" />
      <path d="M138 52h36v20h-36z" className="area" />
      <path d="M138 78h36v18h-36z" className="paper thin" strokeDasharray="3 4" />
      <path d="M72 115h26l6 6v9H92v-7H78v7H66v-9z" className="solid" />
      <path
        d={boxes(8, 8, [
          [110, 118],
          [122, 58],
        ])}
        className="solid"
      />
    </>
  ),
  names: [
    ["At home", 47, 19],
    ["Office", 147, 19],
    ["Protection", 47, 39],
    ["MFA", 98, 52],
    ["Accounts", 147, 43],
    ["Ann", 156, 65],
    ["Closed", 156, 90],
    ["Call first", 85, 110],
  ],
  marks: [
    [47, 59.5],
    [98, 62],
    [126, 87],
    [47, 122],
  ],
};
