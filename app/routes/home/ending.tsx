import { LeadForm } from "~/components/form/lead-form";
import { OtherWays } from "~/components/layout/contact-section";
import { NextSteps } from "~/components/sections/next-steps";
import { ButtonLink } from "~/components/ui/button";
import { HighlightWord } from "~/components/ui/highlight-word";
import { site } from "~/config/site";
import { contactHead, contactSection } from "~/content/contact-section";
import { home } from "~/content/home";
import { contact } from "~/forms/contact";

const { title, text, button } = home.banner;

/** The site's one flood of amber: the headline in which the page's run ends, the form on a white sheet, and every other way. */
export const HomeEnding = () => (
  <section className="section tight flood closing print:hidden">
    <div className="wrap">
      <div className="ending">
        <div className="section-head">
          <h2>
            <HighlightWord text={title} word={site.tagWord} />
          </h2>
          <p className="mt-4 max-w-prose">{text}</p>
        </div>
        <section id="contact">
          <div className="filled">
            <h2 className="until-sent mb-6">{contactHead("/").title}</h2>
            <LeadForm form={contact} />
          </div>
          <div className="ways">
            <NextSteps {...contactSection.next} />
            <OtherWays number />
            <p>
              <ButtonLink to="/contact" variant="outline">
                {button}
              </ButtonLink>
            </p>
          </div>
        </section>
      </div>
    </div>
  </section>
);
