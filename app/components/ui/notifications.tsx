/**
 * Where toasts are shown, on cards at the foot of the window, and the live region of the page, which is there from the start. `notify.ts` fills both, and copies the template
 * for each toast.
 */
export const Notifications = () => (
  <section
    id="notifications"
    aria-label="Notifications"
    className="pointer-events-none fixed right-0 bottom-0 z-30 max-w-full p-3 sm:p-6"
  >
    <p role="status" className="sr-only" />
    <div />
    <template>
      <div className="pointer-events-auto mt-2 flex items-center gap-4 border-2 border-l-8 border-petrol bg-white py-2 pl-4 text-ink shadow-lift data-[toast=danger]:border-danger">
        <div className="grow">
          <p className="font-semibold" />
          <p className="text-small text-muted" />
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className="size-11 cursor-pointer text-statement leading-none text-muted hover:text-ink"
        >
          ×
        </button>
      </div>
    </template>
  </section>
);
