import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import clsx from "clsx";
import type { InputHTMLAttributes } from "react";
import {
  type ChoiceField,
  type ConsentField,
  type Field,
  isRequired,
  type SetField,
  type TextField,
} from "~/forms/kinds";
import { controlId } from "~/forms/names";
import { OutsideControls } from "./outside-controls";

export interface ControlProps<F extends Field = Field> {
  /** The form's id, and the field's name in it. */
  form: string;
  name: string;
  field: F;
  meta: FieldMetadata<string | boolean | string[]>;
  error: string | undefined;
  /** What else is done when the field is typed into, or left. */
  handlers?: Pick<InputHTMLAttributes<HTMLInputElement>, "onBlur" | "onInput">;
}

/** Has Conform name the hint with the error that it adds itself: both are read out with the control. */
const described = ({ field, meta }: ControlProps) => ({
  ariaDescribedBy: field.hint && meta.descriptionId,
});

/** Always set: without it, browsers tell a screen reader that a required box without a tick is invalid before anyone touches it. */
const validity = ({ error }: ControlProps) => ({ "aria-invalid": Boolean(error) });

/** A field of one line, or of several. */
function InputControl({ handlers, ...props }: ControlProps<TextField>) {
  const { field, meta } = props;
  const own = {
    className: "control mt-1 sm:mt-2",
    autoComplete: field.autocomplete,
    required: isRequired(field),
  };
  if (field.input === "area") {
    const { key, ...rest } = getTextareaProps(meta, described(props));
    return <textarea key={key} {...rest} {...own} rows={5} />;
  }
  const { key, ...rest } = getInputProps(meta, { type: field.input, ...described(props) });
  return <input key={key} {...rest} {...own} {...handlers} />;
}

function SelectControl(props: ControlProps<ChoiceField>) {
  const { key, ...rest } = getSelectProps(props.meta, described(props));
  return (
    <select key={key} {...rest} className="control mt-1 sm:mt-2" required={isRequired(props.field)}>
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
function OptionControls(props: ControlProps<ChoiceField | SetField>) {
  const { form, name, field, meta } = props;
  const labels = new Map(field.options.map(({ value, label }) => [value, label]));
  const set = field.kind === "set";
  return (
    <div
      className={clsx(
        "mt-1 grid",
        set && "gap-x-4 max-sm:text-small sm:gap-x-8 2xs:grid-cols-[auto_auto] sm:fill-cols-11",
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

function ConsentControl(props: ControlProps<ConsentField>) {
  const { label, terms } = props.field;
  const { key, ...rest } = getInputProps(props.meta, { type: "checkbox", ...described(props) });
  return (
    <label className="check">
      <input key={key} {...rest} {...validity(props)} required />
      <span>
        <span>{`${label} `}</span>
        <a href={terms.to} className="font-semibold text-petrol underline">
          {terms.label}
        </a>
        <span aria-hidden="true"> *</span>
      </span>
    </label>
  );
}

/** What a visitor types into, chooses from or ticks, of every kind of field. */
export function Control({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case "text":
      return <InputControl field={field} {...rest} />;
    case "choice":
      return field.blank === undefined ? (
        <OptionControls field={field} {...rest} />
      ) : (
        <SelectControl field={field} {...rest} />
      );
    case "set":
      return field.outside ? (
        <OutsideControls field={field} {...rest} />
      ) : (
        <OptionControls field={field} {...rest} />
      );
    case "consent":
      return <ConsentControl field={field} {...rest} />;
    default:
      return field satisfies never;
  }
}
