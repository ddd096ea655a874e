import { Mark } from "./notice";

/**
 * Where toasts are shown, at the foot of the content's column, and the live region of the page, which is there from
 * the start. `notify.ts` fills both, and copies the template for each toast.
 */
export const Notifications = () => (
  <section
    id="notifications"
    aria-label="Notifications"
    className="pointer-events-none fixed inset-x-0 bottom-0 z-30"
  >
    <p role="status" className="sr-only" />
    <div className="wrap flex flex-col items-end gap-3 pb-4 sm:pb-6" />
    <template>
      <div className="pointer-events-auto flex bg-band text-white [outline:4px_solid] data-[toast=danger]:bg-danger max-sm:w-full">
        <div className="flex grow gap-3 py-3 pr-2 pl-4 sm:pr-5">
          <span className="max-sm:hidden">
            <Mark tone="ok" />
          </span>
          <div>
            <p className="font-semibold leading-6 max-sm:text-small" />
            <p className="text-small" />
          </div>
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className="w-11 shrink-0 sm:w-14 cursor-pointer border-l text-[1.375rem]"
        >
          ×
        </button>
      </div>
    </template>
  </section>
);
