/** Every form a paper can leave in. What a printer is offered, and in which order, its protocol says. */
export const MEDIA = [
  'application/vnd.star.starprnt',
  'application/vnd.star.line',
  'application/vnd.star.linematrix',
  'application/vnd.epson.escpos',
  'application/vnd.epson.epos+xml;version=2',
  'application/vnd.epson.epos+xml;version=1',
  'application/vnd.tresen.paper+json',
  'image/png',
  'text/plain',
] as const;
export type Media = (typeof MEDIA)[number];

export type CommandLanguage = 'star-prnt' | 'star-line' | 'esc-pos';
