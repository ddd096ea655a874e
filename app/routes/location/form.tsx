import { FormSection } from "~/components/layout/form-section";
import { contactSection } from "~/content/contact-section";
import { locationAt, locationWords } from "~/content/locations";
import { locationContact } from "~/forms/contact";

const { next } = contactSection;

/** The form, and what happens to it; when somebody replies stands below its button. */
export function LocationForm({ path }: { path: string }) {
  const { content } = locationAt(path);
  return (
    <FormSection
      id="contact"
      tone="mist"
      form={locationContact}
      {...content.contact}
      next={{ ...next, steps: [locationWords.reads, ...next.steps.slice(1)] }}
    />
  );
}
