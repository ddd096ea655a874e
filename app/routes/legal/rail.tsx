import type { LegalSection } from "~/content/legal";

const Line = ({ id, title }: { id: string; title: string }) => (
  <a
    href={`#${id}`}
    className="flex min-h-11 break-inside-avoid items-center text-petrol underline"
  >
    {title}
  </a>
);

/** The table of contents of a long page; on wide screens beside its first section. */
export const Rail = ({ label, sections }: { label: string; sections: readonly LegalSection[] }) => (
  <nav
    aria-labelledby="contents"
    className="max-lg:mb-10 lg:col-start-2 lg:row-start-1 lg:pt-8 print:hidden"
  >
    <h2 id="contents" className="mb-2 font-semibold">
      {label}
    </h2>
    <ul className="columns-[9rem] gap-x-4 max-sm:text-[1rem] md:columns-3 lg:columns-1">
      {sections.map(({ id, title, parts = [] }) => (
        <li key={id} className="contents">
          <Line id={id} title={title} />
          {parts.length > 0 && (
            <ul className="lg:ml-4 lg:border-l lg:border-rule lg:pl-4">
              {parts.map((part) => (
                <li key={part.id}>
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
