import { Named } from "~/components/sections/named";
import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";

/** A text in which our email address is a link. */
export function Written({ text }: { text: string }) {
  const [before, after] = text.split(site.email);
  if (after === undefined) return <Named text={text} />;
  return (
    <>
      <Named text={before ?? ""} />
      <EmailLink address={site.email} inline />
      <Named text={after} />
    </>
  );
}
