import { Drawing } from "./drawing";

/** A name on it; on paper, where the drawing is small, it is larger within it. */
const note = "note print:svg-text-18";

/** What an asset purchase usually moves, and what stays behind; agreements pass a switch of their own. */
export const AssetPurchase = ({ firm, buyer }: { firm: string; buyer: string }) => (
  <Drawing
    viewBox="9 9 354 270"
    className="max-w-120"
    label={`Diagram: three boxes stand inside ${firm}. The first, the company and its debts, stays. Records and tools pass straight to ${buyer}. Agreements pass through an open switch: your consent, if required.`}
  >
    <path d="M12 12h348v144H12z" strokeDasharray="5 6" />
    <text x="24" y="40" className={note}>
      {firm}
    </text>
    <path d="M24 54h324v36H24z" strokeDasharray="3 4" className="thin" />
    <text x="36" y="78" className={note}>
      The company and its debts
    </text>
    <path d="M24 102h132v36H24zM168 102h180v36H168z" className="area" />
    <text x="36" y="126" className={note}>
      Agreements
    </text>
    <text x="180" y="126" className={note}>
      Records and tools
    </text>
    <path d="M330 138v90M48 138v36M48 210v18" />
    <path d="M48 210l24-24" data-open="" />
    <path d="M12 228h348v48H12z" className="area" strokeWidth="4" />
    <path
      d="M43 133h10v10H43zM325 133h10v10h-10zM43 169h10v10H43zM43 205h10v10H43zM325 223h10v10h-10zM43 223h10v10H43z"
      className="solid"
    />
    <text x="84" y="200" className={note}>
      Your consent, if required
    </text>
    <text x="24" y="258" className={note}>
      {buyer}
    </text>
  </Drawing>
);
