import { FormSection } from "~/components/layout/form-section";
import { PhoneLink } from "~/components/ui/text-link";
import { contactSection } from "~/content/contact-section";
import { locationAt, locationWords } from "~/content/locations";
import { locationContact } from "~/forms/contact";

/** The form, and what happens to it; when somebody replies stands below its button. */
export function LocationForm({ path }: { path: string }) {
  const { content, phone } = locationAt(path);
  return (
    <FormSection
      id="contact"
      tone="mist"
      closing
      form={locationContact}
      {...content.contact}
      next={contactSection.next}
    >
      <div className="border-t border-rule pt-6 max-lg:hidden">
        <h3>{locationWords.call}</h3>
        <p>
          <PhoneLink number={phone} />
        </p>
        <p className="text-small text-muted">{locationWords.office.phoneHours}</p>
      </div>
    </FormSection>
  );
}
