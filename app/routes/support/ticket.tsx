import { FormSection } from "~/components/layout/form-section";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";

const { title, intro, portal, next, urgency } = supportPage.ticket;

/** The ticket form; beside it what happens then, and the portal for those who have a login. */
export const SupportTicket = () => (
  <FormSection
    id="ticket"
    form={support}
    title={title}
    intro={
      <>
        {intro}{" "}
        <TextLink to="#urgency" inline>
          {urgency}
        </TextLink>
      </>
    }
    next={next}
  >
    <div className="border-t-2 border-petrol pt-6">
      <h3>{portal.title}</h3>
      <p className="mt-2 text-muted">{portal.text}</p>
      <p className="mt-4">
        <ButtonLink to={site.portalUrl} target="_blank" variant="outline">
          <span>
            <Line>{portal.button}</Line>{" "}
            <span className="block text-small font-normal">{supportPage.options.newTab}</span>
          </span>
        </ButtonLink>
      </p>
    </div>
  </FormSection>
);
