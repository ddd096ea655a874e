import { Component, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { allForms } from "~/forms/all";
import { withHint } from "~/forms/define";
import type { FormState } from "~/forms/form-state";
import { FormIsland } from "./form-island";
import { draftFor, fill, keepDraft, typedIn } from "./typed";

interface NativeProps {
  children: ReactNode;
  /** Puts the form back as the server sent it. */
  restore: () => void;
}

/** Leaves the native form when anything goes wrong while React draws it. */
class OrNative extends Component<NativeProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    this.props.restore();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Gives the focus back to a control that was drawn again, with its caret. */
function refocus(before: Element | null) {
  const now = before?.id ? document.getElementById(before.id) : null;
  if (!now || now === before) return;
  now.focus({ preventScroll: true });
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = before;
    if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd);
  }
}

/**
 * Hands one form of the page to React, with all that was typed; the rest of the document stays the
 * server's. What a translator or an extension has changed in it makes React draw the form again
 * (docs/decisions/0011). Throws nothing: a form that cannot be taken over stays native.
 */
export function hydrateForm(island: HTMLElement): void {
  const state: FormState = JSON.parse(island.dataset.form ?? "{}");
  const declaration = allForms.find(({ id }) => id === state.form);
  if (!declaration) return;
  const formNow = () => island.querySelector("form");
  const asSent = island.cloneNode(true);
  const focused = island.contains(document.activeElement) ? document.activeElement : null;
  const before = formNow();
  let typed = before ? typedIn(before) : {};
  const fillIn = () => {
    const form = formNow();
    if (!form) return;
    fill(form, typed);
    refocus(focused);
  };
  const restore = () => {
    island.replaceChildren(...asSent.childNodes);
    fillIn();
  };
  // On the document, because a form's own boxes may stand elsewhere.
  document.addEventListener("input", ({ target }) => {
    const form = formNow();
    if (!form || !(target instanceof Element && "form" in target && target.form === form)) return;
    typed = typedIn(form);
    keepDraft(form, typed);
  });
  // In one piece, so that no key is pressed halfway.
  flushSync(() => {
    hydrateRoot(
      island,
      <OrNative restore={restore}>
        <FormIsland declaration={withHint(declaration, state.hint)} state={state} />
      </OrNative>,
      // Drawing a form again is nothing to report.
      { onRecoverableError: () => {} },
    );
  });
  fillIn();
  const form = formNow();
  const draft = form && draftFor(form);
  if (!draft) return;
  fill(form, draft, true);
  island.dataset.draft = "filled";
}
