import { Mark } from "./notice";

/**
 * Where toasts are shown, each a bar across the foot of the window with its words in the content's column, and the
 * live region of the page, which is there from the start. `notify.ts` fills both, and copies the template for each toast.
 */
export const Notifications = () => (
  <section
    id="notifications"
    aria-label="Notifications"
    className="pointer-events-none fixed inset-x-0 bottom-0 z-30"
  >
    <p role="status" className="sr-only" />
    <div />
    <template>
      <div className="pointer-events-auto border-t-4 border-white bg-band text-white data-[toast=danger]:bg-danger">
        <div className="wrap flex items-center gap-3 py-2 sm:py-3">
          <Mark tone="ok" onFirstLine={false} />
          <div className="grow sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4">
            <p className="font-semibold max-sm:text-small" />
            <p className="text-small" />
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            className="-mr-3 size-11 shrink-0 cursor-pointer"
          >
            ×
          </button>
        </div>
      </div>
    </template>
  </section>
);
