export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** Business days, both counted in. */
export interface Period {
  from: string;
  to: string;
}
