import type { Plan } from "./category-plans";

/** A laptop at home inside a protection that goes with it, its way to the office's accounts, and the call for help; shaped like a category's plan. */
export const laptopWay: Plan = {
  plan: (
    <>
      <path d="M72 60V30H12v88h60v-5M72 84v8M114 60V30h66v88h-66v-5M114 84v8" className="wall" />
      <path d="M28 46h28l8 8v36l-8 8H28l-8-8V54z" className="area wall" />
      <path d="M27 56h30v22H27z" className="paper" />
      <path d="M24 78h36v8H24z" className="fill-petrol" />
      <path d="M64 72h62M48 98l4 4h74" />
      <path d="M126 62h48v20h-48zM126 92h48v20h-48z" className="paper" />
      <path d="M60 68h8v8h-8z" className="solid" />
    </>
  ),
  names: [
    ["Home", 42, 24],
    ["MFA", 93, 62],
    ["Office", 147, 24],
    ["Accounts", 153.5, 74.5],
    ["Call first", 153.5, 104.5],
    ["Protection goes with the laptop", 96, 133],
  ],
  marks: [
    [42, 67],
    [93, 72],
    [126, 72],
    [126, 102],
  ],
};
