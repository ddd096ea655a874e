import { Drawing } from "./drawing";

/** Three ways from the bus: the run breaks off before a dead terminal, the other two arrive. */
export const DeadEnd = () => (
  <Drawing viewBox="0 0 480 240" className="w-full">
    <path d="M24 24v192" strokeWidth="8" />
    <path d="M24 48h144l24 24h240M24 168h96l24 24h288M24 120h36M388 120h24" className="thin" />
    <path d="M388 108v24" />
    <path d="M424 64h16v16h-16zM424 184h16v16h-16z" className="solid" />
    <path d="M68 120h270" className="run" />
    <path d="M338 108h5v24h-5z" className="solid" />
    <path d="M60 40h16v16H60zM60 160h16v16H60zM60 112h16v16H60z" className="paper" />
    <rect x="412" y="100" width="40" height="40" className="paper" />
    <path d="M412 100l40 40M452 100l-40 40" />
    <text x="432" y="157" textAnchor="middle" className="label">
      This page
    </text>
  </Drawing>
);
