import { Drawing } from "./drawing";

/** Three ways from the bus: the run breaks off before a dead terminal, the other two arrive. */
export const DeadEnd = () => (
  <Drawing viewBox="0 0 450 216" className="w-full max-w-[34rem]">
    <path d="M4 12v192" strokeWidth="8" />
    <path d="M4 60h264M4 156h264" strokeWidth="8" />
    <path d="M4 108h36M228 108h16" className="thin" />
    <path d="M228 96v24" />
    <path d="M260 52h16v16h-16zM260 148h16v16h-16z" className="solid" />
    <path d="M48 108h138" className="run" />
    <path d="M186 96h5v24h-5z" className="solid" />
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
