import { Fragment } from "react";
import { site } from "~/config/site";
import { closing } from "~/content/guide/closing";
import { glossary, glossaryIntro } from "~/content/guide/glossary";
import { addressLines } from "~/content/offices";
import { telHref } from "~/lib/phone-number";
import { ChapterPage } from "./chapter";

export const GlossaryChapter = () => (
  <ChapterPage id="glossary" intro={glossaryIntro}>
    <dl className="glossary">
      {glossary.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </ChapterPage>
);

export const ContactPage = () => (
  <footer className="contact">
    <h2>{closing.title}</h2>
    {closing.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <dl>
      <dt>{closing.ways.phone}</dt>
      <dd>
        <a href={telHref(site.phone)}>{site.phone}</a>
      </dd>
      <dt>{closing.ways.email}</dt>
      <dd>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </dd>
      <dt>{closing.ways.page}</dt>
      <dd>{closing.page}</dd>
    </dl>
    <div className="offices">
      {site.offices.map((office) => (
        <address key={office.slug}>
          <b>
            {office.city}, {office.state}
          </b>
          {addressLines(office).map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </address>
      ))}
    </div>
    <p className="rights">{closing.rights}</p>
  </footer>
);
