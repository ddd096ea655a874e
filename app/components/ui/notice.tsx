import clsx from "clsx";
import type { ReactNode } from "react";

const tones = {
  ok: "border-ok bg-ok-wash text-ok",
  danger: "border-danger bg-danger-wash text-danger",
} as const;

interface Props {
  tone: keyof typeof tones;
  /** The id of the element that takes the focus: the box of a failure, the heading of a success. */
  id: string;
  title: string;
  /** Read out together with the title. */
  text: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * A message that stands in the page. The focus moves to it, and that is how assistive technology reads
 * it out; a live region would announce it twice.
 */
export function NoticeBox({ tone, id, title, text, children, className }: Props) {
  const good = tone === "ok";
  const titleId = good ? id : `${id}-title`;
  const textId = `${id}-text`;
  const box = {
    className: clsx("rounded-box border-l-6 p-6", tones[tone], className),
    "aria-labelledby": titleId,
    ...(good
      ? { role: "status", "aria-live": "off" as const }
      : { role: "group", "aria-describedby": textId, id, tabIndex: -1 }),
  };
  const heading = good ? { tabIndex: -1, "aria-describedby": textId } : {};
  return (
    <div {...box}>
      <h3 id={titleId} {...heading} className="scroll-mt-6">
        {title}
      </h3>
      <div id={textId} className="mt-2 text-ink">
        {text}
      </div>
      {children}
    </div>
  );
}
