/** Where the page goes in the document. Nothing above it can say the same: what it shows of people is escaped. */
export const MARKUP_PLACE = '<!--page-->';

/** Vike reads a document several times over for where its scripts go: it gets one without the page, which comes in afterwards. */
export const withMarkup = (document: string, markup: string | undefined): string =>
  markup === undefined ? document : document.replace(MARKUP_PLACE, () => markup);
