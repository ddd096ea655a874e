import clsx from "clsx";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Notice } from "~/forms/define";

/** Specification 9: 5000 ms. */
const DURATION = 5000;

interface Toast extends Notice {
  id: number;
  tone: "ok" | "danger";
}

type Show = (tone: Toast["tone"], notice: Notice) => void;

const ShowContext = createContext<Show>(() => {});

/** Shows a toast; the notice in the page stays the lasting sign. */
export const useToast = () => useContext(ShowContext);

/** Holds the toasts of the page in one live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const next = useRef(0);
  const show = useCallback<Show>((tone, notice) => {
    setToasts((now) => [...now.slice(-2), { ...notice, tone, id: next.current++ }]);
  }, []);
  const close = useCallback((id: number) => {
    setToasts((now) => now.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ShowContext.Provider value={show}>
      {children}
      <section
        aria-label="Notifications"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex flex-col items-end gap-3"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </section>
    </ShowContext.Provider>
  );
}

/** One toast; its time stands still under the pointer or the focus. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef(DURATION);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
  return (
    <div
      role={toast.tone === "ok" ? "status" : "alert"}
      data-toast={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={clsx(
        "pointer-events-auto flex w-full max-w-md items-start gap-4 rounded-box border-l-6 bg-white p-4 shadow-lift",
        toast.tone === "ok" ? "border-ok" : "border-danger",
      )}
    >
      <div className="grow">
        <p className={clsx("font-semibold", toast.tone === "ok" ? "text-ok" : "text-danger")}>
          {toast.title}
        </p>
        <p className="text-small">{toast.text}</p>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Dismiss"
        className="-m-2 size-11 cursor-pointer text-muted hover:text-ink"
      >
        ×
      </button>
    </div>
  );
}
