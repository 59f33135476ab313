import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;
/** The euro sign makes two bytes of every letter beside it. */
const BYTES_A_LETTER = 2;

/** What the views keep of a menu page, so that after a change they draw only the parts that differ. */
export interface DrawnParts {
  parts: ReadonlyMap<string, string>;
}

export interface KeptParts {
  get(page: string): DrawnParts | undefined;
  set(page: string, drawn: DrawnParts): unknown;
}

export const drawnParts = (): KeptParts =>
  new LRUCache<string, DrawnParts>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });

function bytesOf({ parts }: DrawnParts): number {
  let letters = 1;
  for (const [madeOf, html] of parts) letters += madeOf.length + html.length;
  return BYTES_A_LETTER * letters;
}
