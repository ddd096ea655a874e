import { Drawing } from "./drawing";

/** Three ways from the bus: the run arrives at home; the way to this page breaks off before a dead terminal. */
export const DeadEnd = () => (
  <Drawing viewBox="0 0 450 216" className="w-full max-w-[34rem]">
    <path d="M4 12v192" strokeWidth="8" />
    <path d="M4 60h44M4 156h280M4 108h180" strokeWidth="8" />
    <path d="M228 108h16" className="thin" />
    <path d="M228 96v24" />
    <path d="M48 60h236" className="run" />
    <path d="M276 52h16v16h-16z" className="end" />
    <path d="M276 148h16v16h-16zM184 96h5v24h-5z" className="solid" />
    <path d="M40 52h16v16H40zM40 148h16v16H40zM40 100h16v16H40z" className="paper" />
    <path d="M244 84h48v48h-48z" className="paper" />
    <path d="M244 84l48 48M292 84l-48 48" />
    {["Home", "This page", "Client support"].map((name, at) => (
      <text key={name} x="310" y={66 + 48 * at} className="label text-[20px]">
        {name}
      </text>
    ))}
  </Drawing>
);
