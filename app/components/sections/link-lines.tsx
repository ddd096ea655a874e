import { ButtonLink } from "~/components/ui/button";
import { Named } from "./named";

interface Props {
  links: readonly { label: string; to: string }[];
}

/** Where to read on, a line for each page. */
export const LinkLines = ({ links }: Props) => (
  <ul className="mt-4">
    {links.map(({ label, to }) => (
      <li key={to}>
        <ButtonLink to={to} variant="link" className="justify-start py-2 text-left">
          <span>
            <Named text={label} />
          </span>
        </ButtonLink>
      </li>
    ))}
  </ul>
);
