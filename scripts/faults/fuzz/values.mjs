const PATHS = ['__proto__', 'constructor', 'prototype', 'toString', '$where', '$ne', 'a.b', '', 'length'];
/** JSON.stringify knows no such numbers; they are written into the text afterwards. */
const RAW_NUMBERS = ['1e-320', '-0', '1e309', '-1e309', '1e400', '123456789012345678901234567890', '0.1e-7'];
const RAW = /"@raw:([^"]+)@"/g;

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'Bel\u0000la',
  'Bella \ud83c',
  '\udf55',
  '\u202eBella',
  '\u001b@\u001dV\u0000',
  '<script>alert(1)</script>',
  '{{constructor.constructor("x")()}}',
  '../../../etc/passwd',
  'https://evil.example',
  '" OR 1=1 --',
  '$(sleep 9)',
  'null',
  'undefined',
  'NaN',
  'true',
  '1e-320',
  '００１２３',
  'İıẞﬁ',
  '👩‍👩‍👧‍👦',
  '=CMD()',
  `${'a'.repeat(63)}@${'b'.repeat(63)}.example`,
  '*a_'.repeat(3_000),
  '['.repeat(3_000),
  `${'a'.repeat(30_000)}!`,
  ' '.repeat(30_000),
  '\t\n'.repeat(5_000),
  'http://'.repeat(3_000),
];
/** The hour that is missing, the hour that comes twice, and days that never were. */
const TIMES = [
  '2026-03-29T02:30:00',
  '2026-03-29T02:30',
  '2026-03-29',
  '2026-10-25T02:30:00+01:00',
  '2026-10-25T02:30:00',
  '02:30',
  '24:00',
  '25:61',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '1970-01-01',
];
const NUMBERS = [0, 1, -1, 0.5, 7, 1.005, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e15, 1e21, 1.5e300, 5e-5, 1e-7];

const raw = (number) => `@raw:${number}@`;

/** What somebody sends who means harm, of any type. */
export function hostileValue({ pick, between }, ids) {
  const kinds = [
    () => pick(TEXTS),
    () => pick(TIMES),
    () => pick(NUMBERS),
    () => raw(pick(RAW_NUMBERS)),
    () => pick([null, true, false, [], {}, [[]], [null], [{}]]),
    () => pick(ids),
    () => [pick(ids), pick(ids)],
    () => ({ [pick(PATHS)]: pick([1, 'x', {}, []]) }),
    () => JSON.parse(`{"__proto__": ${pick(['{"role":"owner"}', '1', 'null'])}}`),
    () => ({ $ne: null, $gt: '' }),
    () => nested(between(2, 60), pick([true, false])),
    () => Array.from({ length: between(2, 300) }, () => pick(NUMBERS)),
    () => 'x'.repeat(between(100, 5_000)),
  ];
  return pick(kinds)();
}

/** Bodies that are large as a whole: most calls see none. */
export function hugeBody({ pick, between }, sample) {
  const text = JSON.stringify(sample ?? {});
  const times = Math.min(200_000, Math.floor(1_000_000 / (text.length + 1)));
  return pick([
    () => `[${Array(times).fill(text).join(',')}]`,
    () => '['.repeat(between(1_000, 400_000)),
    () => `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    () => JSON.stringify({ name: 'x'.repeat(1_000_000) }),
    () =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: between(500, 60_000) }, (_, i) => [`f${i}`, i])),
      ),
    () => JSON.stringify(hugeLists(sample, between(1_000, 150_000))),
    () => `{"a":1,${'"a":1,'.repeat(100_000)}"a":1}`,
  ])();
}

/** Every list of a fitting body as long as a body may be. */
function hugeLists(value, length) {
  if (Array.isArray(value)) return Array(length).fill(value[0] ?? 1);
  if (value === null || typeof value !== 'object') return value;
  const lists = Object.values(value).filter((each) => Array.isArray(each)).length || 1;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, hugeLists(each, Math.floor(length / lists / 4))]),
  );
}

export const brokenBody = ({ pick }) =>
  pick([
    '{"name": "Bel',
    'name=Bella&x[$ne]=1',
    '',
    'null',
    '[]',
    '"x"',
    '0',
    'true',
    '\u0000',
    '{}{}',
    '<a/>',
  ]);

const nested = (depth, isList) =>
  Array.from({ length: depth }).reduce((inner) => (isList ? [inner] : { a: inner }), 1);

export const textOf = (value) => JSON.stringify(value)?.replace(RAW, '$1') ?? 'null';
