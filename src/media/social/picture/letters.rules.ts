/** The fonts of the pictures have Latin letters; arrows, copyright and trade mark are among their signs. */
const UNKNOWN = /(?![ -\u024f\u1e00-\u1eff\u2000-\u20cf\u2122])[\p{L}\p{Extended_Pictographic}]/gu;

/** What of a line does not get onto the picture, each letter once: emoji, and letters that are not Latin. */
export const lettersLeftOut = (text: string): string[] => [
  ...new Set(text.normalize('NFKC').match(UNKNOWN) ?? []),
];
