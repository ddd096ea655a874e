import clsx from "clsx";
import type { ReactNode } from "react";

const tones = {
  ok: "border-ok bg-ok-wash text-ok",
  danger: "border-danger bg-danger-wash text-danger",
} as const;

interface Props {
  tone: keyof typeof tones;
  /** The id of the box, which takes the focus. */
  id: string;
  title: string;
  /** Read out together with the title. */
  text: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * A message that stands in the page. The focus moves to the box, and that is how assistive technology
 * reads it out; a live region would announce it twice, and of a focused heading Orca says nothing where
 * the form, with the button that had the focus, is gone.
 */
export function NoticeBox({ tone, id, title, text, children, className }: Props) {
  const box = {
    ...{ role: "group", id, tabIndex: -1 },
    ...{ "aria-labelledby": `${id}-title`, "aria-describedby": `${id}-text` },
  };
  return (
    <div {...box} className={clsx("rounded-box border-l-6 p-6", tones[tone], className)}>
      <h3 id={`${id}-title`}>{title}</h3>
      <div id={`${id}-text`} className="mt-2 text-ink">
        {text}
      </div>
      {children}
    </div>
  );
}
