/** What a question looks for; null when nothing could be meant by it. */
export interface OrderSearch {
  /** Up to four digits may be the number of an order. */
  number: number | null;
  /** Anchored patterns: each of them has to meet a token. */
  prefixes: string[];
}
