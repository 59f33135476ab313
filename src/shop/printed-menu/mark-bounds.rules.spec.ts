import { expect, it } from '@jest/globals';
import type { Mark } from './layout/marks.types.js';
import { boundsOf } from './mark-bounds.rules.js';

const panel = { sheet: 0, x: 100, y: 50, width: 200, height: 300, turned: false };
const logo: Mark = { kind: 'logo', x: 10, y: 20, width: 40, height: 30 };
const plate: Mark = { kind: 'box', x: 5, y: 15, width: 50, height: 40, color: '#8f2d1f' };
const sign: Mark = { kind: 'shape', x: 10, y: 20, scale: 0.5, path: 'M0 0', color: '#000000' };

it.each([
  ['a logo', [logo], panel, [110, 70, 150, 100]],
  ['a logo on its plate', [plate, logo], panel, [105, 65, 155, 105]],
  ['a sign', [sign], panel, [110, 70, 115, 75]],
  ['one that stands on its head', [logo], { ...panel, turned: true }, [250, 300, 290, 330]],
])('%s covers its own part of the sheet', (_, marks, on, bounds) => {
  expect(boundsOf(marks, on)).toEqual(bounds);
});
