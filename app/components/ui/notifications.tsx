import { Mark } from "./notice";

/**
 * Where toasts are shown, below the header or on a phone at the foot, and the live region of the page, which is there
 * from the start. `notify.ts` fills both, and copies the template for each toast.
 */
export const Notifications = () => (
  <section
    id="notifications"
    aria-label="Notifications"
    className="fixed z-30 max-sm:inset-x-0 max-sm:bottom-0"
  >
    <p role="status" className="sr-only" />
    <div />
    <template>
      <div className="flex gap-2 bg-band py-2 pl-4 text-white [outline:2px_solid] data-[toast=danger]:bg-danger">
        <Mark tone="ok" />
        <div className="grow">
          <p className="font-semibold" />
          <p className="text-small" />
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className="size-11 cursor-pointer border-l text-[1.375rem]"
        >
          ×
        </button>
      </div>
    </template>
  </section>
);
