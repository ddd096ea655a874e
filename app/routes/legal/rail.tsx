import type { LegalSection } from "~/content/legal";

const Links = ({
  sections,
  inner = false,
}: {
  sections: readonly LegalSection[];
  inner?: boolean;
}) => (
  <ul className={inner ? "ml-4 border-l border-rule pl-4" : "md:max-lg:columns-2"}>
    {sections.map(({ id, title, parts }) => (
      <li key={id} className="break-inside-avoid">
        <a href={`#${id}`} className="flex min-h-11 items-center text-petrol underline">
          {title}
        </a>
        {parts && <Links sections={parts} inner />}
      </li>
    ))}
  </ul>
);

/** The table of contents of a long page; on wide screens beside its first section. */
export const Rail = ({ label, sections }: { label: string; sections: readonly LegalSection[] }) => (
  <nav
    aria-labelledby="contents"
    className="border-t-2 border-petrol pt-4 lg:order-last lg:col-start-2 lg:pt-8 print:hidden"
  >
    <h2 id="contents" className="mb-2 font-semibold">
      {label}
    </h2>
    <Links sections={sections} />
  </nav>
);
