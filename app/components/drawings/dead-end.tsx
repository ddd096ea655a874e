import { Drawing } from "./drawing";
/** A run that leaves the bus and ends at an open breaker. */
export const DeadEnd = () => (
  <Drawing viewBox="0 0 480 240" className="w-full">
    <path d="M24 24v192" strokeWidth="8" />
    <path d="M24 48h144l24 24h240M24 192h96l24-24h288M24 120h36" className="thin" />
    <path d="M60 40h16v16H60zM60 184h16v16H60zM60 112h16v16H60z" className="paper" />
    <path d="M424 64h16v16h-16zM424 160h16v16h-16z" className="solid" />
    <path d="M80 120h162" className="run" />
    <rect x="234" y="112" width="16" height="16" className="end" />
    <path d="M250 112l32-32" data-open="" />
    <path d="M336 120h96" />
    <path d="M328 112h16v16h-16z" className="paper" />
    <path d="M432 108v24M442 113v14M452 117v6" data-open="" />
  </Drawing>
);
