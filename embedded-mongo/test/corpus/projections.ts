import type { Cases } from './values.js';

export const projections: Cases = {
  incl: { s: 1 },
  excl: { items: 0, a: 0 },
  dotIncl: { 'items.sku': 1 },
  dotExcl: { 'items.q': 0, a: 0, d: 0 },
  nested: { o: { x: 1 } },
  slice: { a: { $slice: 1 } },
  sliceNeg: { a: { $slice: -1 }, s: 1 },
  slice2: { a: { $slice: [1, 1] } },
  elem: { items: { $elemMatch: { q: { $gt: 1 } } } },
  expr: { v: { $multiply: [2, 3] } },
  exprF: { up: { $toUpper: '$s' }, s: 1 },
  mix: { s: 1, a: 0 },
  id0: { _id: 0, s: 1 },
  idOnly: { _id: 1 },
  lit: { x: { $literal: 1 } },
  ref: { q: '$o.x' },
  sliceExcl: { items: 0, a: { $slice: 1 } },
};
