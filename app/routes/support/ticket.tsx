import { FormSection } from "~/components/layout/form-section";
import { TextLink } from "~/components/ui/text-link";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";
import { PortalLink } from "./portal-link";

const { title, intro, portal, next, urgency } = supportPage.ticket;
const { never } = supportPage;

/** The ticket form, under its heading the way to the portal, and beside it what happens then. */
export const SupportTicket = () => (
  <FormSection
    id="ticket"
    form={support}
    title={title}
    intro={
      <>
        {portal.question}{" "}
        <span className="my-4 block">
          <PortalLink label={portal.button} />
        </span>{" "}
        {intro}{" "}
        <TextLink to="#urgency" inline>
          {urgency}
        </TextLink>
      </>
    }
    next={next}
  >
    <div className="border-t-2 border-petrol bg-mist p-6">
      <h3>{never.title}</h3>
      <p className="mt-2 text-muted">{never.text}</p>
    </div>
  </FormSection>
);
