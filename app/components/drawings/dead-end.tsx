import { Drawing } from "./drawing";

/** A run that leaves the bus and ends at a dead terminal. */
export const DeadEnd = () => (
  <Drawing viewBox="0 0 480 240" className="w-full">
    <path d="M24 24v192" strokeWidth="8" />
    <path d="M24 48h144l24 24h240M24 192h96l24-24h288M24 120h36" className="thin" />
    <path d="M60 40h16v16H60zM60 184h16v16H60zM60 112h16v16H60z" className="paper" />
    <path d="M424 64h16v16h-16zM424 160h16v16h-16z" className="solid" />
    <path d="M76 120h336" className="run" />
    <rect x="412" y="100" width="40" height="40" className="paper" />
    <path d="M412 100l40 40M452 100l-40 40" />
  </Drawing>
);
