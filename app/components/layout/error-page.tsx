import { ButtonLink } from "~/components/ui/button";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { Page } from "./page";

interface Words {
  title: string;
  text: string;
}

/** What each refusal says (rulings, "What happens to a submission", point 9). */
const words: Record<number, Words> = {
  400: {
    title: "We could not read this request",
    text: "Something in it was damaged or there was too much of it. Go back and send it again.",
  },
  403: {
    title: "This was sent from another site",
    text: "To protect our clients we take submissions only from our own pages. Nothing was stored.",
  },
  405: {
    title: "This address does not take that",
    text: "The page can be read, and its forms can be sent. Nothing else was changed.",
  },
  413: {
    title: "This is too long to send",
    text: "A message may hold about 60,000 characters. Go back, shorten it and send it again, or e-mail it to us.",
  },
  415: {
    title: "We could not read this format",
    text: "Submissions come as a web form. Nothing was stored.",
  },
};

const unexpected: Words = {
  title: "Something went wrong on our side",
  text: "The fault has been recorded. If you were sending us something, please call or write: we want to hear it.",
};

export const errorWords = (status: number): Words => words[status] ?? unexpected;

/** The page for a request that could not be answered as asked. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = errorWords(status);
  return (
    <Page>
      <div className="engineering-grid bg-mist pb-24 pt-32 md:pt-44">
        <div className="wrap">
          <p className="font-head text-display font-bold text-petrol">{status}</p>
          <h1 className="mt-3 max-w-[18ch] text-display">{title}</h1>
          <p className="mt-6 max-w-[40rem] text-muted">{text}</p>
          <p className="mt-4">
            <PhoneLink number={site.phone} inline />
            {" · "}
            <EmailLink address={site.email} inline />
          </p>
          <p className="mt-8">
            <ButtonLink to="/">Return to Home</ButtonLink>
          </p>
        </div>
      </div>
    </Page>
  );
}
