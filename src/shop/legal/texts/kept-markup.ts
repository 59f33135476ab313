import { LRUCache } from 'lru-cache';
import { markupOf } from './markup.js';
import type { Block } from './markup.types.js';

const MAX_LETTERS = 4_000_000;

/** A published text never changes, so it is read once and not again for each order and each page. */
export class KeptMarkup {
  private readonly kept = new LRUCache<string, Block[]>({
    maxSize: MAX_LETTERS,
    sizeCalculation: (_, markdown) => markdown.length + 1,
  });

  of(markdown: string): Block[] {
    const known = this.kept.get(markdown);
    if (known) return known;
    const blocks = markupOf(markdown);
    this.kept.set(markdown, blocks);
    return blocks;
  }
}
