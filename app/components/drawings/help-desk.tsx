import { Drawing } from "./drawing";

const rows = [120, 264, 408] as const;
const [, mail, ticket] = rows;

/** A room's name: 11 px or more on every screen. */
const name = "label text-[20px] max-sm:text-[31px]";

/** A client's desk: screen, keyboard, mouse, chair. */
const clientDesk = (y: number) => (
  <g key={y}>
    <path d={`M72 ${y - 36}h96v72h-96z`} className="paper" />
    <path
      d={`M84 ${y - 24}h60v12h-60zM84 ${y + 6}h42v12h-42zM134 ${y + 8}h8v8h-8z`}
      className="thin"
    />
    <path d={`M92 ${y + 42}h28v18h-28z`} className="faint" />
  </g>
);

/** A place at the support desk: two screens, a headset's base, a chair. */
const supportDesk = (y: number) => (
  <g key={y}>
    <path d={`M576 ${y - 42}h60v84h-60z`} className="paper" />
    <path
      d={`M594 ${y - 30}h10v26h-10zM594 ${y + 6}h10v26h-10zM614 ${y - 14}h14v28h-14z`}
      className="thin"
    />
    <path d={`M644 ${y - 14}h22v28h-22z`} className="faint" />
  </g>
);

/**
 * A client's room, the support desk, and the three ways between them: phone, mail, ticket. The
 * amber run is the call: from the page's margin through the room, along the phone's way to the desk.
 */
export const HelpDesk = () => (
  <Drawing viewBox="0 0 768 528">
    <rect x="24" y="24" width="216" height="480" className="area" stroke="none" />
    <path d="M240 432V24H24v436M24 504h216v-12M528 432V24h216v480H528v-12" className="wall" />
    <path d="M240 432h-42M528 432h42" className="faint" />

    <path
      d="M696 72h24v384h-24zM696 120h24M696 168h24M696 216h24M696 264h24M696 312h24M696 360h24M696 408h24M704 84h8M704 96h4M704 132h8M704 144h8M704 180h4M704 228h8M704 240h4"
      className="faint"
    />

    {rows.map(clientDesk)}
    {rows.map(supportDesk)}

    <path d="M192 120v288M456 120v288" strokeWidth="6" />
    <path d={rows.map((y) => `M168 ${y}h408`).join("")} className="thin" />
    <path d="M576 120H192v364H8.7v44" className="run" />
    {rows.map((y) => (
      <g key={y}>
        <path
          d={`M164 ${y - 4}h8v8h-8zM572 ${y - 4}h8v8h-8zM184 ${y - 8}h16v16h-16zM448 ${y - 8}h16v16h-16z`}
          className="solid"
        />
      </g>
    ))}
    {[mail, ticket].map((y) => (
      <path
        key={y}
        d={`M258 ${y - 6}h12v12h-12zM402 ${y - 6}h12v12h-12zM486 ${y - 6}h12v12h-12z`}
        className="paper thin"
      />
    ))}

    <path d="M102 90l24 24M126 90l-24 24" strokeWidth="4" />

    {rows.map((y) => (
      <rect key={y} x="300" y={y - 36} width="72" height="72" className="paper" />
    ))}
    <path d="M312 120v-18h48v18h-12v-6h-24v6zM318 126v12h36v-12" />
    <path d="M312 246h48v36h-48zM312 246l24 24 24-24" />
    <path d="M318 384h24l12 12v36h-36zM342 384v12h12M326 408h20M326 420h20" />
    <path d="M158 110h20v20h-20z" className="paper" />
    <path d="M164 116h8v8h-8z" className="solid" />
    <rect x="566" y="110" width="20" height="20" className="end" />
    <text x="132" y="56" textAnchor="middle" className={name}>
      Your office
    </text>
    <text x="636" y="56" textAnchor="middle" className={name}>
      Help desk
    </text>
  </Drawing>
);
