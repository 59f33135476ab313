import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;
/** The euro sign makes two bytes of every letter beside it. */
const BYTES_A_LETTER = 2;

/** What the views keep of a menu page, so that after a change they draw only the parts that differ. */
export interface DrawnParts {
  parts: ReadonlyMap<string, readonly Uint8Array[]>;
}

export interface KeptParts {
  get(page: string): DrawnParts | undefined;
  set(page: string, drawn: DrawnParts): unknown;
}

export const drawnParts = (): KeptParts =>
  new LRUCache<string, DrawnParts>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });

function bytesOf({ parts }: DrawnParts): number {
  let bytes = 1;
  for (const [madeOf, pieces] of parts) {
    bytes += BYTES_A_LETTER * madeOf.length;
    for (const { length } of pieces) bytes += length;
  }
  return bytes;
}
