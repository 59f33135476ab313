export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SALUTATIONS = ['du', 'sie'] as const;
/** How guests are addressed. */
export type Salutation = (typeof SALUTATIONS)[number];

/** In which language and how politely a guest is spoken to. */
export interface Voice {
  language: Language;
  salutation: Salutation;
}
