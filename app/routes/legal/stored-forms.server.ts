import { allLeads } from "~/forms/all.server";
import type { Lead } from "~/forms/define";
import { labelOf } from "~/forms/fields";

function goes({ payload, store }: Lead): string {
  if (!payload) return "Our database only; not shared";
  return store
    ? "Our database, then the form service"
    : "The form service; our delivery record holds the text";
}

/** Rows of the legal page's table: what each form asks for, and where that goes. */
export const storedForms = () =>
  allLeads.map((lead) => ({
    head: lead.title,
    cells: [Object.values(lead.form.fields).map(labelOf).join(", "), goes(lead)],
  }));
