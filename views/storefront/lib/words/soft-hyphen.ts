export const SOFT_HYPHEN = '\u00ad';

/** What is searched or read aloud is the word itself. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
