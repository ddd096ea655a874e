import { GuidePanel } from "~/components/drawings/guide-panel";
import { site } from "~/config/site";
import { chapters } from "~/content/guide/chapters";
import { cover, opening } from "~/content/guide/opening";

export const CoverPage = () => (
  <header className="cover">
    <p className="kicker">{cover.kicker}</p>
    <h1>{cover.title}</h1>
    <p className="subtitle">{cover.subtitle}</p>
    <svg
      viewBox="-2 -36 316 312"
      preserveAspectRatio="xMinYMax"
      className="drawing"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M156-36V12M144-36h24" strokeWidth="3" />
      <GuidePanel />
      <path d="M156 24v252" className="run" />
      <path d="M146 14h20v20h-20z" className="end" />
    </svg>
    <dl className="plate">
      {cover.plate.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>From</dt>
        <dd>{site.legalName}</dd>
      </div>
    </dl>
  </header>
);

export const OpeningPage = () => (
  <section className="opening" aria-labelledby="opening">
    <h2 id="opening">{opening.title}</h2>
    {opening.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <nav aria-labelledby="contents">
      <h3 id="contents">{opening.contents}</h3>
      <ol className="contents">
        {chapters.map(({ id, title, when }, at) => (
          <li key={id}>
            <span className="number" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <a href={`#${id}`}>{title}</a>
              <span className="when">{when}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  </section>
);
