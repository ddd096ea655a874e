import { chapters } from "~/content/guide/chapters";
import { managedItGuide } from "~/content/managed-it-guide";

const { title, first } = managedItGuide.sent;

/** The chapters to begin with, each with the moment it is for. */
export const FirstChapters = () => (
  <>
    <h2 className="pb-3">{title}</h2>
    <ol className="clear-both grid gap-x-8 gap-y-5 md:grid-cols-3">
      {chapters.map(
        ({ id, title: name, when }, at) =>
          first.some((one) => one === id) && (
            <li key={id} className="border-t-2 border-petrol pt-3">
              <p className="text-small text-muted">Chapter {at + 1}</p>
              <h3>{name}</h3>
              <p className="mt-1 text-muted">{when}</p>
            </li>
          ),
      )}
    </ol>
  </>
);
