import type { Member } from "~/content/about";
import { Drawing } from "./drawing";

/** What lies on a desk: what its owner is asked about. */
const papers: Record<Member["desk"], string> = {
  /* A page with a line to sign on. */
  agreement: "M78 13h22v30h-22zM83 20h12M83 26h12M83 37h12",
  /* A headset: its band, and an ear cup at each end. */
  headset: "M80 30V18l6-6h8l6 6v12M76 30h8v10h-8zM96 30h8v10h-8z",
  /* Boxes to check, each with its question. */
  questionnaire: "M78 12h6v6h-6zM78 24h6v6h-6zM78 36h6v6h-6zM90 15h12M90 27h12M90 39h12",
  /* The plan of a floor, its rooms and a door. */
  floor: "M74 12h32v32H74zM90 12v10M90 32v12M74 28h20",
  /* A year of months. */
  budget: "M74 14h32v28H74zM82 14v28M90 14v28M98 14v28M74 23.33h32M74 32.67h32",
};

/** A desk in plan view: its screen and keyboard, the chair before it, and what is on it. */
export const LeaderDesk = ({ desk }: { desk: Member["desk"] }) => (
  <Drawing viewBox="0 0 120 76" className="h-auto w-full max-w-36">
    <path d="M44 60h24v14H44z" className="faint" />
    <path d="M2 4h116v48H2z" className="paper" />
    <path d="M22 10h40v8H22zM28 30h28v12H28z" className="thin" />
    <path d={papers[desk]} />
  </Drawing>
);
