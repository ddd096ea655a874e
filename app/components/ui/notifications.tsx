/**
 * Where toasts are shown, across the foot of the window, where they look like no part of the page, and the
 * live region of the page, which is there from the start. `notify.ts` fills both, and copies the template
 * for each toast.
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
      <div className="pointer-events-auto border-2 border-transparent bg-ink text-white shadow-lift data-[toast=danger]:bg-danger">
        <div className="wrap flex items-center gap-4 py-2">
          <div className="flex grow flex-wrap items-baseline gap-x-6">
            <p className="font-semibold" />
            <p className="text-small" />
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            className="-mr-2 size-11 cursor-pointer text-statement leading-none opacity-80 hover:opacity-100"
          >
            ×
          </button>
        </div>
      </div>
    </template>
  </section>
);
