import { useForm } from "@conform-to/react";
import { type RefObject, useEffect, useLayoutEffect } from "react";

/** React warns of layout effects on the server, where there is no layout. */
const useBrowserEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Conform's form, without its habit of focusing the first faulty control: the focus goes to the notice
 * above the fields, in one move, and a screen reader says one thing. While Conform looks for that
 * control, all of them are inert. The third value does the same around a call of one's own.
 */
export function useQuietForm<Values extends Record<string, unknown>>(
  controls: RefObject<HTMLElement>,
  options: Parameters<typeof useForm<Values>>[0],
) {
  const hold = (inert: boolean) => controls.current?.toggleAttribute("inert", inert);
  // Before and after Conform's own effect, in which it takes the server's answer.
  useBrowserEffect(() => void hold(true));
  const [form, fields] = useForm<Values>(options);
  useBrowserEffect(() => void hold(false));
  const quietly = (call: () => void) => {
    hold(true);
    call();
    hold(false);
  };
  return [form, fields, quietly] as const;
}
