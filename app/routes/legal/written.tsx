import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";

/** A text in which our email address is a link. */
export function Written({ text }: { text: string }) {
  const [before, after] = text.split(site.email);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <EmailLink address={site.email} inline />
      {after}
    </>
  );
}
