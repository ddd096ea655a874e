import { guideSize } from "~/config/facts";
import { Drawing } from "./drawing";
import { GuidePanel } from "./guide-panel";

const rows = [96, 120, 144, 168, 204, 228, 252, 276, 312, 336, 360, 384];
/** Score of each row, drawn as the box that is filled. */
const scores = [2, 2, 1, 2, 2, 0, 2, 2];

/** Marks of the ruler. */
const inches = Array.from({ length: 9 }, (_, at) => 468 + 24 * at);

interface Props {
  brand: string;
  title: readonly [string, string];
}

/** The guide's front sheet, and the edges of the sheets below it. */
const Sheets = ({ brand, title }: Props) => (
  <>
    <path d="M48 84h336l16 16v432H64l-16-16z" className="paper" />
    <path d="M388 88v432H52M392 92v432H56M396 96v432H60" className="faint" />
    <path d="M48 84h336v432H48z" className="paper" strokeWidth="3" />
    <path d="M384 516l16 16" />
    <text x="72" y="120">
      {brand.toUpperCase()}
    </text>
    <text x="70" y="160" className="title">
      {title[0]}
    </text>
    <text x="70" y="198" className="title">
      {title[1]}
    </text>
    <g transform="translate(60 222)">
      <GuidePanel />
    </g>
    {/* At its foot two words, on either side of the run */}
    <path d="M60 480h312" className="thin" />
    <g className="plate">
      <text x="72" y="502">
        FREE
      </text>
      <text x="360" y="502" textAnchor="end">
        {`${guideSize.chapters} CHAPTERS`}
      </text>
    </g>
  </>
);

/** The guide by itself, where it has been sent for; small, with its title alone. */
export const GuideSheets = (props: Props) => (
  <Drawing viewBox="44 80 360 456" className="max-lg:[&_text:not(.title)]:hidden">
    <Sheets {...props} />
  </Drawing>
);

/**
 * The guide lying on a drawing board, on top of its own scorecard. The amber run comes down the
 * panel on its cover, between two fields at its foot, and leaves the sheet at a terminal, to the download.
 * On a phone there is the guide alone, larger, and the run ends at the same x.
 */
export const GuideCover = (props: Props) => (
  <Drawing
    viewBox="0 0 674 624"
    className="max-sm:-mt-[19%] max-sm:-ml-[6.77%] max-sm:w-[160%] max-sm:max-w-none"
  >
    <g className="max-sm:hidden">
      {/* A scale ruler */}
      <path d="M444 24h228v36H444z" className="paper" />
      <path d={inches.map((x, at) => `M${x} 24v${at % 2 ? 8 : 14}`).join("")} className="thin" />

      {/* The scorecard, half filled in, and the pencil at its next row */}
      <g transform="translate(0 84)">
        <path d="M336 24h336v432H336z" className="paper" />
        <g className="plate">
          <path d="M408 72h240" strokeWidth="3" />
          <text x="420" y="58">
            SCORECARD
          </text>
          <text x="571" y="58">
            0
          </text>
          <text x="599" y="58">
            1
          </text>
          <text x="627" y="58">
            2
          </text>
        </g>
        {rows.map((y, at) => (
          <g key={y}>
            <path
              d={`M420 ${y - 4}h${at % 3 === 1 ? 96 : 120}M420 ${y + 4}h72`}
              className="faint"
            />
            <path
              d={`M568 ${y - 7}h14v14h-14zM596 ${y - 7}h14v14h-14zM624 ${y - 7}h14v14h-14z`}
              className="thin"
            />
            {scores[at] !== undefined && (
              <path d={`M${571 + scores[at] * 28} ${y - 4}h8v8h-8z`} className="solid" />
            )}
          </g>
        ))}
        <path d="M408 186h240M408 294h240M408 402h240" className="thin" />
        <g className="plate">
          <path d="M582 414h66v30h-66z" className="area" />
          <text x="524" y="433">
            TOTAL
          </text>
        </g>
      </g>
      <path d="M603 396V380L656 327 672 343 619 396z" className="paper" />
      <path d="M603 380l16 16M611 388 664 335" className="thin" />
      <path d="M603 396v-6l6 6z" className="solid" />
    </g>

    <Sheets {...props} />
    {/* Where the words at its foot would be too small */}
    <g className="sm:hidden">
      <text x="70" y="504" className="svg-text-20">
        Free
      </text>
      <text x="374" y="504" textAnchor="end" className="svg-text-20 tracking-normal">
        {`${guideSize.chapters} chapters`}
      </text>
    </g>

    {/* Its size */}
    <g className="plate">
      <path d="M48 60h336M48 48v24M384 48v24M24 84v432M12 84h24M12 516h24" className="thin" />
      <path d="M42 66l12-12M378 66l12-12M18 90l12-12M18 522l12-12" />
      <text x="190" y="50">
        8½ IN
      </text>
      <text transform="translate(16 316) rotate(-90)">11 IN</text>
    </g>

    <path d="M216 246v282l-24 24H76v72" className="run max-sm:stroke-4" />
    <path d="M206 236h20v20h-20zM208 508h16v16h-16z" className="end" />
  </Drawing>
);
