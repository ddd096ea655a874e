/**
 * Where toasts are shown, on cards at the foot of the window, and the live region of the page, which is there
 * from the start. `notify.ts` fills both, and copies the template for each toast.
 */
export const Notifications = () => (
  <section
    id="notifications"
    aria-label="Notifications"
    className="pointer-events-none fixed inset-x-0 bottom-0 z-30"
  >
    <p role="status" className="sr-only" />
    <div className="wrap grid justify-items-end gap-2 pb-4" />
    <template>
      <div className="pointer-events-auto flex items-center gap-4 border-2 border-white bg-ink py-2 pl-4 text-white shadow-lift data-[toast=danger]:bg-danger max-sm:w-full">
        <div className="grow">
          <p className="font-semibold" />
          <p className="text-small" />
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className="size-11 cursor-pointer text-statement leading-none opacity-80 hover:opacity-100"
        >
          ×
        </button>
      </div>
    </template>
  </section>
);
