import { FormSection } from "~/components/layout/form-section";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";
import { PortalLink } from "./portal-link";

const { title, intro, portal, next } = supportPage.ticket;
const { never } = supportPage;

/** The ticket form, and beside it what happens then and the way to the portal. */
export const SupportTicket = () => (
  <FormSection
    id="ticket"
    tone="mist"
    closing
    form={support}
    title={title}
    intro={intro}
    next={next}
  >
    <div>
      <h3 className="mb-4">{portal.question}</h3>
      <PortalLink label={portal.button} />
    </div>
    <div className="border-t-2 border-petrol bg-white p-6">
      <h3>{never.title}</h3>
      <p className="mt-2 text-muted">{never.text}</p>
    </div>
  </FormSection>
);
