/**
 * Where toasts are shown, and the live region of the page, which is there from the start. `notify.ts`
 * fills both, and copies the template for each toast.
 */
export const Notifications = () => (
  <section
    id="notifications"
    aria-label="Notifications"
    className="pointer-events-none wrap fixed inset-x-0 bottom-4 z-30"
  >
    <p role="status" className="sr-only" />
    <div className="flex flex-col items-end gap-3" />
    <template>
      <div className="pointer-events-auto flex w-full max-w-[30rem] items-start gap-4 border-2 border-transparent bg-petrol p-4 text-white shadow-lift data-[toast=danger]:bg-danger">
        <div className="grow">
          <p className="font-semibold" />
          <p className="text-small" />
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className="-m-2 size-11 cursor-pointer text-statement leading-none opacity-80 hover:opacity-100"
        >
          ×
        </button>
      </div>
    </template>
  </section>
);
