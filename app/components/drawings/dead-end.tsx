/** A run that leaves the bus and ends in a dead terminal. */
export const DeadEnd = () => (
  <svg
    viewBox="0 0 480 240"
    width="480"
    height="240"
    className="drawing w-full"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M24 24v192" strokeWidth="8" />
    <path d="M24 48h144l24 24h240M24 192h96l24-24h288" className="thin" />
    <path d="M60 40h16v16H60zM60 184h16v16H60zM60 112h16v16H60z" className="paper" />
    <path d="M424 64h16v16h-16zM424 160h16v16h-16z" className="solid" />
    <path d="M76 120h164l24-24h72" className="run" pathLength="1" />
    <path d="M336 72v48M348 82v28M360 92v8" strokeWidth="4" />
    <path d="M320 72l-24 48M296 72l24 48" className="faint" />
  </svg>
);
