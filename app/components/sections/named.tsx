import { site } from "~/config/site";

const names = [site.legalName, site.product, site.brand, site.communicationsVendor].map((name) =>
  name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
);
const named = new RegExp(`(${names.join("|")})`);

/** A text in which names of which a browser's translation would make words, are left as they are. */
export const Named = ({ text }: { text: string }) => (
  <>
    {text.split(named).map((part, at, parts) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={parts.slice(0, at).join("")} translate="no">
          {part}
        </span>
      ),
    )}
  </>
);
