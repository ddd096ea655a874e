/** What the tests ask of a browser engine, and no more (docs/decisions/0030). */
export interface Engine {
  /** Its name and version: "Firefox 140.3". */
  name: string;
  /** A window of its own, with nothing stored; without script where that is asked for. */
  open(options: { scripted: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Loads an address and waits for its load event. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  /** The value of an expression in the page, as JSON can hold it, also where the page's scripts are off. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Presses one key or several at once, by their `KeyboardEvent.key`: "Enter", "Shift+Tab". */
  press(chord: string): Promise<unknown>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<unknown>;
  /** A click at a place in the window, CSS pixels. */
  click(x: number, y: number): Promise<unknown>;
  close(): Promise<void>;
}
