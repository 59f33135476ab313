import { expect, it } from '@jest/globals';
import { KeptMarkup } from './kept-markup.js';

it('reads a text once, however often it is shown', () => {
  const kept = new KeptMarkup();
  const first = kept.of('## Geltung\n\nDiese Bedingungen gelten.');
  expect(kept.of(['## Geltung', 'Diese Bedingungen gelten.'].join('\n\n'))).toBe(first);
  expect(kept.of('## Geltung')).not.toBe(first);
});
