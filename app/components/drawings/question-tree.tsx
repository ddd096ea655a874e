import { Drawing } from "./drawing";
import { boxes } from "./strokes";

interface Branch {
  to: string;
  name: string;
  /** Whether nothing can be read there yet. */
  planned?: boolean;
}

interface Props {
  question: string;
  branches: readonly Branch[];
}

/** A question, and a branch to each place that answers it. Their names are links, each as high as its branch. */
export const QuestionTree = ({ question, branches }: Props) => {
  const rows = branches.map((branch, at) => ({ ...branch, y: 22 + at * 44 }));
  const last = rows.at(-1)?.y ?? 0;
  const marks = (planned: boolean) =>
    rows.filter((row) => Boolean(row.planned) === planned).map(({ y }) => [30, y - 7] as const);
  return (
    <>
      <p className="w-fit border-2 border-petrol bg-tint px-3 py-1 text-small font-semibold text-petrol lg:text-body">
        {question}
      </p>
      <div className="flex">
        <Drawing viewBox={`0 0 52 ${last + 22}`} className="h-auto w-13 shrink-0 lg:w-16">
          <path d={`M14 0V${last}${rows.map(({ y }) => `M14 ${y}h16`).join("")}`} />
          <path d={boxes(14, 14, marks(false))} className="fill-petrol" />
          <path d={boxes(14, 14, marks(true))} className="paper" strokeDasharray="4 4" />
          <path d={boxes(10, 8, [[9, 0]])} className="solid" />
        </Drawing>
        <ul>
          {rows.map(({ to, name }) => (
            <li key={name}>
              <a
                href={to}
                className="flex min-h-11 items-center font-semibold text-petrol underline lg:min-h-[calc(44rem/13)]"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
