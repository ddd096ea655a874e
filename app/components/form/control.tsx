import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import clsx from "clsx";
import {
  type ChoiceField,
  type ConsentField,
  type Field,
  isRequired,
  type SetField,
  type TextField,
} from "~/forms/fields";
import { controlId } from "~/forms/names";

export interface ControlProps<F extends Field = Field> {
  /** The form's id, and the field's name in it. */
  form: string;
  name: string;
  field: F;
  meta: FieldMetadata<string | boolean | string[]>;
  error: string | undefined;
}

/** Has Conform name the hint with the error that it adds itself: both are read out with the control. */
const described = ({ field, meta }: ControlProps) => ({
  ariaDescribedBy: field.hint && meta.descriptionId,
});

/** Said of what nobody has touched yet too: of a required box without a tick browsers say "invalid". */
const validity = ({ error }: ControlProps) => ({ "aria-invalid": Boolean(error) });

export function TextControl(props: ControlProps<TextField>) {
  const { field, meta } = props;
  const own = {
    className: "control mt-2",
    autoComplete: field.autocomplete,
    required: isRequired(field),
  };
  if (field.input === "area") {
    const { key, ...rest } = getTextareaProps(meta, described(props));
    return <textarea key={key} {...rest} {...own} rows={5} />;
  }
  const { key, ...rest } = getInputProps(meta, { type: field.input, ...described(props) });
  return <input key={key} {...rest} {...own} />;
}

export function SelectControl(props: ControlProps<ChoiceField>) {
  const { key, ...rest } = getSelectProps(props.meta, described(props));
  return (
    <select key={key} {...rest} className="control mt-2">
      <option value="">{props.field.blank}</option>
      {props.field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The radio buttons or check boxes of one name. */
export function OptionControls(props: ControlProps<ChoiceField | SetField>) {
  const { form, name, field, meta } = props;
  const labels = new Map(field.options.map(({ value, label }) => [value, label]));
  const set = field.kind === "set";
  return (
    <div
      className={clsx(
        "mt-1",
        set ? "grid gap-x-8 sm:grid-cols-3" : "flex flex-wrap gap-x-8 gap-y-2",
      )}
    >
      {getCollectionProps(meta, {
        type: field.kind === "set" ? "checkbox" : "radio",
        options: [...labels.keys()],
        ...described(props),
      }).map(({ key, ...rest }) => (
        <label key={key} className="check">
          <input
            {...rest}
            {...validity(props)}
            id={controlId(form, name, rest.value)}
            required={isRequired(field)}
          />
          <span>{labels.get(rest.value ?? "")}</span>
        </label>
      ))}
    </div>
  );
}

export function ConsentControl(props: ControlProps<ConsentField>) {
  const { key, ...rest } = getInputProps(props.meta, { type: "checkbox", ...described(props) });
  const { label, link } = props.field;
  return (
    <label className="check">
      <input key={key} {...rest} {...validity(props)} required />
      <span>
        <span>{link ? label.slice(0, -link.words.length) : label}</span>
        {link && (
          <a href={link.to} className="font-semibold text-petrol underline">
            {link.words}
          </a>
        )}
        <span aria-hidden="true"> *</span>
      </span>
    </label>
  );
}

/** What is chosen elsewhere on the page, brand by brand; the style sheet shows the names of the checked boxes. */
export function ChosenOutside({ field }: { field: SetField }) {
  return (
    <div className="chosen mt-1">
      <ul className="flex flex-wrap gap-2">
        {field.options.map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
      <a
        href={`#${field.outside}`}
        className="inline-flex min-h-11 items-center text-petrol underline"
      >
        {field.hint}
      </a>
    </div>
  );
}
