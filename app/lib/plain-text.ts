/** What no text of a visitor may hold, whatever it is for. */

/** C0 controls except tab and line breaks, DEL, C1 controls, and the replacement character. */
export const controlCharacter = /[^\t\n\r\u0020-\u007e\u00a0-\u{10ffff}]|\ufffd/u;

/** Invisible characters that change the direction of the text around them. */
export const directionOverride = /[\u202a-\u202e\u2066-\u2069]/;

export const lineBreak = /[\n\r\u2028\u2029]/;

/** Whether a text is one line of characters that can be seen, and tabs. */
export const isPlainLine = (text: string): boolean =>
  !controlCharacter.test(text) && !directionOverride.test(text) && !lineBreak.test(text);

/** The beginning of a text, cut between characters: an emoji of two UTF-16 units stays whole or goes. */
export const truncate = (text: string, most: number): string => [...text].slice(0, most).join("");
