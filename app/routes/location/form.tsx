import { FormSection } from "~/components/layout/form-section";
import { PhoneLink } from "~/components/ui/text-link";
import { contactSection } from "~/content/contact-section";
import { phoneHours } from "~/content/facts";
import { locationAt } from "~/content/locations";
import { locationContact } from "~/forms/contact";

/** The form, what happens to it, and how to reach us without it. */
export function LocationForm({ path }: { path: string }) {
  const { content, phone } = locationAt(path);
  return (
    <FormSection
      id="contact"
      tone="mist"
      form={locationContact}
      {...content.contact}
      next={contactSection.next}
    >
      <p>
        Or call <PhoneLink number={phone} />{" "}
        <span className="block text-small text-muted">{phoneHours}</span>
      </p>
    </FormSection>
  );
}
