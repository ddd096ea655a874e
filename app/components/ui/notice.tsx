import clsx from "clsx";
import type { ReactNode } from "react";

const tones = {
  ok: "border-ok bg-ok-wash text-ok",
  danger: "border-danger bg-danger-wash text-danger",
} as const;

interface Props {
  tone: keyof typeof tones;
  title: string;
  children: ReactNode;
  className?: string;
}

/** A message that stands in the page: `status` for good news, `alert` for bad. */
export function NoticeBox({ tone, title, children, className }: Props) {
  return (
    <div
      role={tone === "ok" ? "status" : "alert"}
      className={clsx("rounded-box border-l-6 p-6", tones[tone], className)}
    >
      <p className="font-head font-bold">{title}</p>
      <div className="mt-2 text-ink">{children}</div>
    </div>
  );
}
