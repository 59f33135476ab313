/** What a printer makes of the bytes above 127; models differ in which of them they have. */
export const CODE_PAGES = ['windows1252', 'cp858', 'cp437'] as const;
export type CodePage = (typeof CODE_PAGES)[number];
