import {
  type FieldMetadata,
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { ReactNode } from "react";
import type { ChoiceField, Field, SetField, TextField } from "~/forms/define";
import { classNames } from "~/lib/class-names";

type Meta = FieldMetadata<string | string[]>;

interface Props<F extends Field = Field> {
  field: F;
  meta: Meta;
  error: string | undefined;
}

const isRequired = (field: Field) => field.kind === "text" && field.min > 0;

/** Attributes every control has: its own id, its faults and hint read out with it. */
const described = ({ field, meta, error }: Props) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    classNames(field.hint && meta.descriptionId, error && meta.errorId) || undefined,
  className: "control mt-2",
});

function TextControl(props: Props<TextField>) {
  const { field, meta } = props;
  const own = { ...described(props), autoComplete: field.autocomplete, required: field.min > 0 };
  if (field.input === "area") {
    const { key, ...rest } = getTextareaProps(meta, { ariaAttributes: false });
    return <textarea key={key} {...rest} {...own} rows={5} />;
  }
  const { key, ...rest } = getInputProps(meta, { type: field.input, ariaAttributes: false });
  return <input key={key} {...rest} {...own} />;
}

function ChoiceControl(props: Props<ChoiceField>) {
  const { key, ...rest } = getSelectProps(props.meta, { ariaAttributes: false });
  return (
    <select key={key} {...rest} {...described(props)}>
      <option value="">{props.field.blank}</option>
      {props.field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const ErrorText = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="mt-2 font-semibold text-danger">
    <span className="sr-only">Error: </span>
    {children}
  </p>
);

/** Check boxes of one name, in a group of their own. */
function SetControl({ field, meta, error }: Props<SetField>) {
  const { options } = field;
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return (
    <fieldset id={meta.id} aria-describedby={error && meta.errorId} className="sm:col-span-2">
      <legend className="font-semibold">{field.label}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {getCollectionProps(meta, {
          type: "checkbox",
          options: [...labels.keys()],
          ariaAttributes: false,
        }).map(({ key, ...rest }) => (
          <label key={key} className="check">
            <input {...rest} />
            {labels.get(rest.value ?? "")}
          </label>
        ))}
      </div>
      {error && <ErrorText id={meta.errorId}>{error}</ErrorText>}
    </fieldset>
  );
}

/** Label, hint, control and fault of one declared field. */
export function FormField({ field, ...rest }: Props) {
  const { meta, error } = rest;
  if (field.kind === "set") return <SetControl field={field} {...rest} />;
  return (
    <div className={field.half ? undefined : "sm:col-span-2"}>
      <label htmlFor={meta.id} className="font-semibold">
        {field.label}
        {isRequired(field) && <span aria-hidden="true"> *</span>}
      </label>
      {field.hint && (
        <p id={meta.descriptionId} className="text-small text-muted">
          {field.hint}
        </p>
      )}
      {field.kind === "text" ? (
        <TextControl field={field} {...rest} />
      ) : (
        <ChoiceControl field={field} {...rest} />
      )}
      {error && <ErrorText id={meta.errorId}>{error}</ErrorText>}
    </div>
  );
}
