import { Mark } from "./notice";

/**
 * Where toasts are shown, across the foot of the window, and the live region of the page, which is there from the
 * start. `notify.ts` fills both, and copies the template for each toast.
 */
export const Notifications = () => (
  <section id="notifications" aria-label="Notifications" className="fixed inset-x-0 bottom-0 z-30">
    <p role="status" className="sr-only" />
    <div />
    <template>
      <div className="bg-band text-white [outline:2px_solid] data-[toast=danger]:bg-danger">
        <div className="wrap flex gap-2 max-sm:py-2 sm:items-center sm:*:mt-0">
          <Mark tone="ok" />
          <div className="flex grow flex-wrap items-baseline gap-x-4">
            <p className="font-semibold max-sm:w-full" />
            <p className="text-small" />
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            className="size-11 sm:border-l cursor-pointer text-[1.375rem]"
          >
            ×
          </button>
        </div>
      </div>
    </template>
  </section>
);
