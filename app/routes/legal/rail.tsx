import type { LegalSection } from "~/content/legal";

const Line = ({ id, title }: { id: string; title: string }) => (
  <a href={`#${id}`} className="flex min-h-11 items-center text-petrol underline">
    {title}
  </a>
);

/** The table of contents of a long page; what is part of a section stands under it at every width. */
export const Rail = ({ label, sections }: { label: string; sections: readonly LegalSection[] }) => (
  <nav aria-labelledby="contents" className="gap-x-12 lg:grid lg:grid-cols-5-7 print:hidden">
    <h2 id="contents" className="mb-2 text-body lg:pt-2">
      {label}
    </h2>
    <ul className="columns-[9rem] gap-x-3 max-sm:text-small md:columns-2 md:gap-x-8">
      {sections.map(({ id, title, parts = [] }) => (
        <li key={id} className="break-inside-avoid">
          <Line id={id} title={title} />
          {parts.length > 0 && (
            <ul className="gap-x-3 border-l-2 border-rule pl-2.5 text-small md:columns-2 md:pl-3 lg:columns-1 xl:columns-2">
              {parts.map((part) => (
                <li key={part.id} className="break-inside-avoid">
                  <Line {...part} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
