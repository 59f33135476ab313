import type { Cases } from './values.js';

export const sorts: Cases<Record<string, 1 | -1>> = {
  n: { n: 1, _id: 1 },
  nd: { n: -1, _id: 1 },
  s: { s: 1, _id: 1 },
  a: { a: 1, _id: 1 },
  ad: { a: -1, _id: 1 },
  d: { d: 1, _id: -1 },
  ox: { 'o.x': 1, _id: 1 },
  iq: { 'items.q': 1, _id: 1 },
  iqd: { 'items.q': -1, _id: 1 },
  b: { b: 1, _id: 1 },
  ref: { ref: -1, _id: 1 },
  dec: { dec: 1, _id: 1 },
  l: { l: -1, _id: 1 },
  t: { t: 1, _id: 1 },
};
