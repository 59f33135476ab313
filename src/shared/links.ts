/** An address with its scheme, with www, or with something behind its domain: nobody is called like that. */
const LINK =
  /\b[a-z][a-z0-9+.-]*:\/\/\S*|\b(?:https?|ftp|mailto|javascript|data|tel):\S*|\bwww\.\S+|\b(?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2,}|\d{1,3})(?::\d+)?[/?#]\S*/giu;
/** Where a mail program would see a domain: `pizza.de`. */
const DOT = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2,})/gu;
const WORD_JOINER = '\u2060';

/** "pizza.de" is a name, "pizza.de/gewinn" and "http://pizza.de" are not. */
export const hasLink = (text: string): boolean => text.search(LINK) >= 0;

export const withoutLinks = (text: string): string => text.replace(LINK, '').replace(/ {2,}/g, ' ').trim();

/** A name inside a mail: what looks like a domain reads the same, but no mail program makes a link of it. */
export const unlinked = (name: string): string => withoutLinks(name).replace(DOT, `.${WORD_JOINER}`);
