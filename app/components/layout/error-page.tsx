import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { phoneHours } from "~/config/facts";
import { site } from "~/config/site";
import { supportLink } from "~/content/navigation";
import { purposes } from "~/content/site-map";
import { Feeders } from "./feeders";
import { Page } from "./page";

interface Words {
  title: string;
  text: string;
}

/** What each refusal says. */
const words: Record<number, Words> = {
  400: {
    title: "We couldn’t read this request",
    text: "Part of it was missing, damaged or too large. Nothing was saved. Go back, check the form and send it again.",
  },
  403: {
    title: "This was sent from another site",
    text: "We accept forms only from our own pages, so nothing was saved. Open the page on this site and send it from there, or call us.",
  },
  405: {
    title: "That doesn’t work at this address",
    text: "You can read this page and send its forms, and that’s all it accepts. Nothing was saved.",
  },
  413: {
    title: "This is too long to send",
    text: "Nothing was saved. A message can have up to 20,000 characters. Go back (your text is still there), shorten it and send it again, or email it to us.",
  },
  415: {
    title: "We couldn’t read this format",
    text: "We accept only what our own web forms send, so nothing was saved. Go back to the page and use its form, or email us.",
  },
};

const unexpected: Words = {
  title: "Something went wrong on our side",
  text: "We’ve recorded the error. If you were sending us a message, we may not have it. Please call or email so that we do.",
};

export const errorWords = (status: number): Words => words[status] ?? unexpected;

/** The page for a request that could not be answered as asked. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = errorWords(status);
  return (
    <Page error={status}>
      <div className="blueprint engineering-grid bg-mist pb-12 pt-10 md:pt-16 lg:pb-20">
        <div className="wrap grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-8">
          <div>
            <h1>{title}</h1>
            <p className="mt-6 text-muted">{text}</p>
          </div>
          <Feeders
            open={{ label: "This request", text: "Goes no further" }}
            links={[{ ...supportLink, text: purposes[supportLink.to] }]}
          />
        </div>
      </div>
      <div className="wrap py-12">
        <p className="font-head text-statement font-bold">
          <PhoneLink number={site.phone} inline />
        </p>
        <p className="mt-2 text-small text-muted">{phoneHours}</p>
        <p className="mt-4">
          <EmailLink address={site.email} />
        </p>
      </div>
    </Page>
  );
}
