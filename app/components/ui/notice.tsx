import clsx from "clsx";
import type { ReactNode } from "react";
import { useTitlePrefix } from "./title-prefix";

export const tones = {
  ok: {
    box: "border-2 border-petrol bg-white",
    title: "bg-petrol px-4 py-3 sm:px-8 sm:py-6 text-white text-balance print-exact",
    // On a phone the whole notice stands between the header and the toast.
    body: "px-4 pt-3 pb-4 sm:p-8",
    mark: "M1 1h22v22H1zM6 12l5 5 8-9",
  },
  danger: {
    box: "border-2 border-danger bg-white",
    title: "bg-danger px-4 py-2 text-white print-exact",
    body: "px-4 py-3",
    mark: "M1 1h22v22H1zM12 5v9M12 16v3",
  },
} as const;

interface MarkProps {
  tone: keyof typeof tones;
  /** Beside the first line of a text; otherwise where its row puts it. */
  onFirstLine?: boolean;
}

/** The square of the line with a check or an exclamation mark in it, as large as the title. */
export const Mark = ({ tone, onFirstLine = true }: MarkProps) => (
  <svg
    className={clsx("size-[1em] shrink-0", onFirstLine && "mt-[calc(0.5lh-0.5em)]")}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    focusable="false"
  >
    <path d={tones[tone].mark} />
  </svg>
);

interface Props {
  tone: keyof typeof tones;
  /** The id of the box, which takes the focus. */
  id: string;
  title: string;
  /** Stands before the page's title. */
  prefix: string;
  /** Read out together with the title. */
  text: ReactNode;
  /** What to do first, before the note, which is read out after the text. */
  action?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/**
 * A message that stands in the page. The focus moves to the box, and that is how assistive technology
 * reads it out; a live region would announce it twice, and of a focused heading Orca says nothing where
 * the form, with the button that had the focus, is gone.
 */
export function NoticeBox({ tone, id, title, prefix, text, ...others }: Props) {
  const { action, note, children, className } = others;
  const box = {
    ...useTitlePrefix(prefix),
    role: "group",
    id,
    tabIndex: -1,
    "aria-labelledby": `${id}-title`,
    "aria-describedby": `${id}-text${note ? ` ${id}-note` : ""}`,
  };
  return (
    <div {...box} className={clsx(tones[tone].box, className)}>
      <h3 id={`${id}-title`} className={clsx("flex gap-[0.5em]", tones[tone].title)}>
        <Mark tone={tone} />
        {title}
      </h3>
      <div className={tones[tone].body}>
        <div id={`${id}-text`} className="text-ink">
          {text}
        </div>
        {action}
        {note && <div id={`${id}-note`}>{note}</div>}
        {children}
      </div>
    </div>
  );
}
