const branch = (y: number) => (
  <g key={y}>
    <path d={`M144 ${y}h-60M168 ${y}h60`} className="thin" />
    <path d={`M108 ${y - 6}h24v12h-24zM180 ${y - 6}h24v12h-24z`} className="paper" />
    <path d={`M112 ${y}h16M184 ${y}h16`} className="thin" />
    <path d={`M140 ${y - 4}h8v8h-8zM164 ${y - 4}h8v8h-8z`} className="solid" />
  </g>
);

/**
 * The guide as a distribution panel, 312 by 240 units: one breaker for each chapter, and what it
 * feeds. The run is the caller's: it enters at (156, 0) and goes down the bus to (156, 240).
 */
export const GuidePanel = () => (
  <g>
    <path d="M0 0h312v240H0z" className="area" strokeWidth="3" />
    <path d="M144 36v192h24V36" />
    {[60, 132, 204].map(branch)}
    <g className="paper">
      <path d="M24 36h60v48H24zM24 108h60v48H24zM24 180h60v48H24z" />
      <path d="M228 36h60v48h-60zM228 108h60v48h-60zM228 180h60v48h-60z" />
    </g>
    <g className="thin">
      {/* Covered: a fence with desks inside. */}
      <path d="M36 48h24v24H36zM42 54h12M42 60h12M42 66h12" />
      <path d="M66 54h8v8h-8z" strokeDasharray="2 2" />
      {/* Cost: columns and a sum. */}
      <path d="M240 48h36M240 56h36M240 64h36M252 42v36M264 42v36" />
      <path d="M240 73h36" strokeWidth="3" />
      {/* Questions: boxes, two of them scored. */}
      <path d="M36 114h8v8h-8zM36 128h8v8h-8zM36 142h8v8h-8zM50 118h24M50 132h24M50 146h18" />
      <path d="M38 117l2 2 4-4M38 131l2 2 4-4" strokeWidth="2" />
      {/* Contract: lines, one struck out. */}
      <path d="M240 120h36M240 128h24M240 144h36" />
      <path d="M240 136h36" strokeDasharray="2 3" />
      {/* Ninety days: four stages on a line. */}
      <path d="M36 204h36M36 198v12M48 198v12M60 198v12M72 192v24M72 192h8v8h-8" />
      {/* Glossary: a page with its thumb index. */}
      <path d="M240 189h36v30h-36zM246 196h18M246 204h18M246 212h12M270 189v30M270 199h6M270 209h6" />
    </g>
    <path d="M262 148l10-10 4 4-10 10h-4z" className="solid" />
    {/* The main breaker. */}
    <path d="M138 12h36v24h-36z" className="paper" />
  </g>
);
