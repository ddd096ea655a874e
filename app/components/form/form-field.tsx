import clsx from "clsx";
import { Mark } from "~/components/ui/notice";
import { isRequired } from "~/forms/kinds";
import { controlId } from "~/forms/names";
import { Control, type ControlProps } from "./control";
import { DidYouMean, useDidYouMean } from "./did-you-mean";

/** Label, hint, error and control of one declared field; a consent's label is part of its control. */
export function FormField(props: ControlProps) {
  const { field, meta, error } = props;
  const group = field.kind === "set" || (field.kind === "choice" && field.blank === undefined);
  const Box = group ? "fieldset" : "div";
  const box = group ? { id: meta.id, tabIndex: -1 } : {};
  const Label = group ? "legend" : "label";
  return (
    <Box
      {...box}
      className={clsx(!field.half && "sm:col-span-2", !field.short && "max-sm:col-span-full")}
    >
      {field.kind !== "consent" && (
        <Label {...(group ? {} : { htmlFor: meta.id })} className="mr-2 font-semibold">
          <span>{field.label}</span>
          {isRequired(field) && <span aria-hidden="true"> *</span>}
        </Label>
      )}
      {field.hint && (
        <p id={meta.descriptionId} className="inline-block text-small text-muted">
          {field.hint}
        </p>
      )}
      {error && (
        <p id={meta.errorId} className="mt-2 flex gap-1.5 text-small font-semibold text-danger">
          <Mark tone="danger" />
          <span className="sr-only">Error: </span>
          <span>{error}</span>
        </p>
      )}
      <Control {...props} />
    </Box>
  );
}

/**
 * A field for an address, which is asked about where it looks mistyped. The question is a row of the form by itself,
 * so that what stands beside the field stays where it is.
 */
export function EmailField({ isRight, ...props }: ControlProps & { isRight: boolean }) {
  const { address, take, handlers } = useDidYouMean(controlId(props.form, props.name));
  return (
    <>
      <FormField {...props} handlers={handlers} />
      {address && <DidYouMean address={address} take={take} isRight={isRight} />}
    </>
  );
}
