import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { managedItGuide } from "~/content/managed-it-guide";

const { title, text } = managedItGuide.download.note;

/** What becomes of what a visitor typed. */
export const KeptNote = () => (
  <div>
    <h3>{title}</h3>
    <p className="mt-2">{text}</p>
    <p>
      <EmailLink address={site.email} />
    </p>
  </div>
);
