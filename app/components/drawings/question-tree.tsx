import { Drawing } from "./drawing";
import { boxes } from "./strokes";

interface Branch {
  /** Without it, the branch is an open contact. */
  to?: string;
  name: string;
  /** Whether nothing can be read there yet. */
  planned?: boolean;
}

interface Props {
  question: string;
  branches: readonly Branch[];
}

const line =
  "flex min-h-11 items-center font-semibold leading-tight lg:min-h-[calc(44rem/13)] xl:text-[1.375rem]";

const OpenContact = ({ y }: { y: number }) => (
  <>
    <path d={`M22 ${y}l12-12`} data-open="" />
    <path
      d={boxes(8, 8, [
        [18, y - 4],
        [36, y - 4],
      ])}
      className="solid"
    />
  </>
);

/** A question, and a branch to each place that answers it. Their names are links, each as high as its branch. */
export const QuestionTree = ({ question, branches }: Props) => {
  const rows = branches.map((branch, at) => ({ ...branch, y: 22 + at * 44 }));
  const last = rows.at(-1)?.y ?? 0;
  const marks = (planned: boolean) =>
    rows
      .filter((row) => row.to && Boolean(row.planned) === planned)
      .map(({ y }) => [30, y - 7] as const);
  return (
    <>
      <p className="w-fit border-2 border-petrol bg-tint px-3 py-1 text-small font-semibold text-petrol lg:text-body">
        {question}
      </p>
      <div className="flex">
        <Drawing viewBox={`0 0 52 ${last + 22}`} className="h-auto w-13 shrink-0 lg:w-16">
          <path d={`M14 0V${last}${rows.map(({ y, to }) => `M14 ${y}h${to ? 16 : 8}`).join("")}`} />
          <path d={boxes(14, 14, marks(false))} className="fill-petrol" />
          <path d={boxes(14, 14, marks(true))} className="paper" strokeDasharray="4 4" />
          <path d={boxes(10, 8, [[9, 0]])} className="solid" />
          {rows.map(({ y, to }) => !to && <OpenContact key={y} y={y} />)}
        </Drawing>
        <ul>
          {rows.map(({ to, name }) => (
            <li key={name}>
              {to ? (
                <a href={to} className={`${line} text-petrol underline`}>
                  {name}
                </a>
              ) : (
                <p className={line}>{name}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
