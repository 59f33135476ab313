/** Best first; a printer takes the first it can. */
export const MEDIA = ['application/vnd.star.starprnt', 'application/vnd.star.line', 'text/plain'] as const;
export type Media = (typeof MEDIA)[number];

export type CommandLanguage = 'star-prnt' | 'star-line' | 'esc-pos';
