import clsx from "clsx";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** Specification 9: 5000 ms. */
const DURATION = 5000;

interface Message {
  title: string;
  text: string;
}

interface Toast extends Message {
  id: number;
  tone: "ok" | "danger";
}

interface Notifications {
  /**
   * Shows a toast. It is visual only and disappears, so its message must also stand in the page and
   * take the focus, or be announced.
   */
  toast: (tone: Toast["tone"], message: Message) => void;
  /** Announces a text to assistive technology, wherever the focus is. */
  announce: (text: string) => void;
}

const NotificationsContext = createContext<Notifications>({ toast: () => {}, announce: () => {} });

export const useNotifications = () => useContext(NotificationsContext);

/** Holds the toasts, and the live region of the page, which is there from the start. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [announcement, announce] = useState("");
  const next = useRef(0);
  const region = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  const notifications = useMemo<Notifications>(
    () => ({
      announce,
      toast: (tone, message) =>
        setToasts((now) => [...now.slice(-2), { ...message, tone, id: next.current++ }]),
    }),
    [],
  );
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !region.current?.contains(target)) focused.current = target;
    };
    const closeAll = ({ key }: KeyboardEvent) => key === "Escape" && setToasts([]);
    document.addEventListener("focusin", remember);
    document.addEventListener("keydown", closeAll);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("keydown", closeAll);
    };
  }, []);
  /** Returns the focus to where it was before it entered a toast. */
  const giveFocusBack = useCallback(() => {
    const before = focused.current?.isConnected ? focused.current : document.querySelector("main");
    if (before instanceof HTMLElement) before.focus();
  }, []);
  return (
    <NotificationsContext.Provider value={notifications}>
      {children}
      <section
        ref={region}
        aria-label="Notifications"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-30"
      >
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {toasts.length > 0 && (
          <ul className="flex flex-col items-end gap-3">
            {toasts.map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                onClose={() => setToasts((now) => now.filter(({ id }) => id !== toast.id))}
                giveFocusBack={giveFocusBack}
              />
            ))}
          </ul>
        )}
      </section>
    </NotificationsContext.Provider>
  );
}

interface CardProps {
  toast: Toast;
  onClose: () => void;
  giveFocusBack: () => void;
}

/** One toast; its timer pauses while the pointer or the focus is on it. */
function ToastCard({ toast, onClose, giveFocusBack }: CardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const card = useRef<HTMLLIElement>(null);
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
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) giveFocusBack();
    };
  }, [giveFocusBack]);
  const good = toast.tone === "ok";
  return (
    <li
      ref={card}
      data-toast={toast.tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={clsx(
        "pointer-events-auto flex w-full max-w-[30rem] items-start gap-4 rounded-box border-l-6 bg-white p-4 shadow-lift",
        good ? "border-ok" : "border-danger",
      )}
    >
      <div className="grow">
        <p className={clsx("font-semibold", good ? "text-ok" : "text-danger")}>{toast.title}</p>
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
    </li>
  );
}
