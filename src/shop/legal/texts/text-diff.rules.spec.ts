import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diffOf } from './text-diff.rules.js';

it('shows the line that was changed', () => {
  expect(diffOf('a\nb\nc', 'a\nB\nc')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'gone', text: 'b' },
    { kind: 'new', text: 'B' },
    { kind: 'same', text: 'c' },
  ]);
});

it('loses no line of either text', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = diffOf(before, after);
      const side = (...kinds: string[]) =>
        diff
          .filter(({ kind }) => kinds.includes(kind))
          .map((line) => line.text)
          .join('\n');
      expect(side('same', 'gone')).toBe(before);
      expect(side('same', 'new')).toBe(after);
      if (before === after) expect(diff.every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});
