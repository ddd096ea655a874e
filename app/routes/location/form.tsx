import { FormSection } from "~/components/layout/form-section";
import { contactSection } from "~/content/contact-section";
import { locationAt } from "~/content/locations";
import { locationContact } from "~/forms/contact";

/** The form, and what happens to it. */
export function LocationForm({ path }: { path: string }) {
  const { content } = locationAt(path);
  return (
    <FormSection
      id="contact"
      tone="mist"
      form={locationContact}
      {...content.contact}
      next={contactSection.next}
    />
  );
}
