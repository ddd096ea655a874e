import type { ReactNode } from "react";
import { type Field, isRequired } from "~/forms/fields";
import {
  ConsentControl,
  type ControlProps,
  OptionControls,
  OutsideControls,
  SelectControl,
  TextControl,
} from "./control";

const Fault = ({ meta, error }: Pick<ControlProps, "meta" | "error">) =>
  error && (
    <p id={meta.errorId} className="mt-1 font-semibold text-danger">
      <span className="sr-only">Error: </span>
      <span>{error}</span>
    </p>
  );

const Hint = ({ field, meta }: Pick<ControlProps, "field" | "meta">) =>
  field.hint && (
    <p id={meta.descriptionId} className="text-small text-muted">
      {field.hint}
    </p>
  );

const LabelText = ({ field }: { field: Field }) => (
  <>
    <span>{field.label}</span>
    {isRequired(field) && <span aria-hidden="true"> *</span>}
  </>
);

function Labeled(props: ControlProps & { children: ReactNode }) {
  const { field, meta, children } = props;
  return (
    <div className={field.half ? undefined : "sm:col-span-2"}>
      <label htmlFor={meta.id} className="font-semibold">
        <LabelText field={field} />
      </label>
      <Hint {...props} />
      <Fault {...props} />
      {children}
    </div>
  );
}

function Grouped(props: ControlProps & { children: ReactNode }) {
  const { field, meta, children } = props;
  return (
    <fieldset id={meta.id} tabIndex={-1} className="sm:col-span-2">
      <legend className="font-semibold">
        <LabelText field={field} />
      </legend>
      <Hint {...props} />
      <Fault {...props} />
      {children}
    </fieldset>
  );
}

/** Label, hint, control and error of one declared field. */
export function FormField({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case "text":
      return (
        <Labeled field={field} {...rest}>
          <TextControl field={field} {...rest} />
        </Labeled>
      );
    case "consent":
      return (
        <div className="sm:col-span-2">
          <Fault {...rest} />
          <ConsentControl field={field} {...rest} />
        </div>
      );
    case "set":
      return (
        <Grouped field={field} {...rest}>
          {field.outside ? (
            <OutsideControls field={field} {...rest} />
          ) : (
            <OptionControls field={field} {...rest} />
          )}
        </Grouped>
      );
    case "choice":
      return field.blank === undefined ? (
        <Grouped field={field} {...rest}>
          <OptionControls field={field} {...rest} />
        </Grouped>
      ) : (
        <Labeled field={field} {...rest}>
          <SelectControl field={field} {...rest} />
        </Labeled>
      );
  }
}
