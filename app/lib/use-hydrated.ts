import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until scripts have taken over; what needs a script shows only after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
