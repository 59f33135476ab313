import { expect, it } from '@jest/globals';
import { paperFor } from './paper.rules.js';

const ticket = { kind: 'test', blocks: [] } as unknown as Parameters<typeof paperFor>[0]['ticket'];
const stampAt = (now: Date | null) =>
  paperFor({ id: 'job-0a1b', movedFrom: '', ticket }, { station: 'Küche', banner: null, now }).blocks;

it.each([
  [new Date('2026-07-20T05:42:00Z'), 'Gedruckt 07:42 · 0A1B'],
  [null, 'Vorschau · 0A1B'],
])('a paper that came out at %s says "%s"', (now, text) => {
  expect(stampAt(now)).toContainEqual(expect.objectContaining({ text }));
});
