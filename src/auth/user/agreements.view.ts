/** The texts a restaurant accepts when it registers. A new wording gets a new version here. */
export const AGREEMENTS = {
  terms: { version: '2026-11', path: '/agb' },
  processing: { version: '2026-11', path: '/agb#auftragsverarbeitung' },
} as const;
