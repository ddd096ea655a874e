import { useEffect, useState } from "react";
import { Spaced } from "~/components/ui/spaced";
import type { SetField } from "~/forms/kinds";
import { controlId, formElementId } from "~/forms/names";

interface Props {
  /** The form's id, and the field's name in it. */
  form: string;
  name: string;
  field: SetField;
}

/** The values whose boxes are ticked, wherever those stand; undefined as long as no script has looked. */
function useTicked({ form, name }: Props): string[] | undefined {
  const [ticked, setTicked] = useState<string[]>();
  useEffect(() => {
    const own = `[form="${formElementId(form)}"][name="${name}"]:checked`;
    const look = () =>
      setTicked([...document.querySelectorAll<HTMLInputElement>(own)].map(({ value }) => value));
    // What was ticked before this script was there is put back once the form is drawn.
    const timer = setTimeout(look);
    document.addEventListener("change", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("change", look);
    };
  }, [form, name]);
  return ticked;
}

/**
 * Repeats boxes that stand elsewhere on the page (`form="…"` makes them the form's own), a chip each: a second
 * label of its box, and with the form's script a button. Without it, who cannot see which chips are filled
 * hears the chosen ones.
 */
export function OutsideControls(props: Props) {
  const { form, name, field } = props;
  const ticked = useTicked(props);
  const chips = field.options.map(({ value, label }) => {
    const box = controlId(form, name, value);
    const look = { className: "chip pick", translate: "no" } as const;
    if (!ticked) {
      return (
        <label {...look} key={value} htmlFor={box} aria-hidden="true">
          {label}
        </label>
      );
    }
    const press = () => document.getElementById(box)?.click();
    return (
      <button
        {...look}
        key={value}
        type="button"
        aria-pressed={ticked.includes(value)}
        onClick={press}
      >
        {label}
      </button>
    );
  });
  return (
    <>
      <div className="mt-1 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Spaced>{chips}</Spaced>
      </div>
      {!ticked && (
        <ul className="sr-only">
          {field.options.map(({ value, label }) => (
            <li key={value} className="chosen pick">
              {label}
            </li>
          ))}
        </ul>
      )}
      {field.outside && (
        <a
          href={field.outside.to}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-petrol underline"
        >
          {field.outside.label}
        </a>
      )}
    </>
  );
}
