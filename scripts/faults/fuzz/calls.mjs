import { brokenBody, hostileValue, hugeBody, textOf } from './values.mjs';

const TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', ''];
const WORDS = [
  'Bella',
  'Margherita',
  'Küche',
  'Straße 12',
  '10969',
  '030 23125123',
  'gast@example.org',
  '12:00',
];
const FILES = [
  'PK\u0003\u0004',
  '%PDF-1.7',
  '\ufeffKategorie;Name;Preis\nPizza;Rossa;9',
  '\x89PNG\r\n\x1a\n',
  '',
];

/** Everything the description of the interface offers. */
export const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** One call, the same for the same random numbers and ids. */
export function callOf(random, { method, path, operation }, { schemas, ids, slug, tokens }) {
  const value = () => hostileValue(random, ids);
  const known = { slug: () => slug, token: () => random.pick(tokens) };
  const inPath = (name) =>
    encodeURIComponent(
      pathText(random.between(0, 9) < 7 ? (known[name] ?? (() => random.pick(ids)))() : value()),
    );
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && random.between(0, 9) < 8)
    .map(({ name, schema = {} }) => {
      const sent = random.between(0, 1) ? sampleOf(schema, random, { schemas, ids }) : value();
      return `${name}=${encodeURIComponent(pathText(sent))}`;
    });
  const address = path.replace(/\{(\w+)\}/g, (_, name) => inPath(name));
  return {
    name: `${method} ${path}`,
    method,
    path: address + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: { 'idempotency-key': `fuzz-${random.between(0, 1e9)}-${random.between(0, 1e9)}` },
    ...(method !== 'GET' && bodyOf(random, operation, { schemas, ids })),
  };
}

/** Half a character cannot stand in an address. */
const pathText = (value) =>
  (typeof value === 'string' ? value : textOf(value)).toWellFormed().slice(0, 3_000);

function bodyOf(random, { requestBody }, world) {
  const { content = {} } = requestBody ?? {};
  if (content['multipart/form-data']) return { file: random.pick(FILES) };
  const schema = content['application/json']?.schema;
  const sample = schema ? sampleOf(schema, random, world) : {};
  const chance = random.between(0, 99);
  if (chance < 2) return { type: 'application/json', body: hugeBody(random, sample) };
  if (chance < 8) return { type: 'application/json', body: brokenBody(random) };
  if (chance < 11) return { type: random.pick(TYPES), body: textOf(sample) };
  if (chance < 18) return { type: 'application/json', body: textOf(hostileValue(random, world.ids)) };
  if (chance < 45) return { type: 'application/json', body: textOf(sample) };
  const broken = Array.from({ length: random.between(1, 3) }).reduce(
    (body) => spoilt(random, body, world),
    sample,
  );
  return { type: 'application/json', body: textOf(broken) };
}

/** One value anywhere in the body becomes another, or a field comes that nobody asked for. */
function spoilt(random, value, world) {
  const isContainer = value !== null && typeof value === 'object';
  if (!isContainer || random.between(0, 9) === 0) return hostileValue(random, world.ids);
  const keys = Object.keys(value);
  if (keys.length === 0 || random.between(0, 9) === 0)
    return Array.isArray(value)
      ? [...value, hostileValue(random, world.ids)]
      : { ...value, [random.pick(['role', 'shopId', '_id', 'users', 'x'])]: hostileValue(random, world.ids) };
  const key = random.pick(keys);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = spoilt(random, copy[key], world);
  return copy;
}

/** What the description says fits. */
export function sampleOf(schema, random, world, depth = 0) {
  const inner = schema.allOf?.[0] ?? (schema.oneOf && random.pick(schema.oneOf));
  if (inner) return sampleOf(inner, random, world, depth);
  if (schema.$ref) return sampleOf(world.schemas[schema.$ref.split('/').at(-1)] ?? {}, random, world, depth);
  if (schema.enum) return random.pick(schema.enum);
  if (schema.type === 'string') return stringOf(schema, random, world);
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum = 0, maximum = 10_000 } = schema;
    return random.between(Math.ceil(minimum), Math.min(maximum, minimum + 5_000));
  }
  if (schema.type === 'boolean') return random.pick([true, false]);
  if (depth > 6) return undefined;
  if (schema.type === 'array')
    return Array.from({ length: random.between(0, 3) }, () =>
      sampleOf(schema.items ?? {}, random, world, depth + 1),
    );
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random.between(0, 2) === 0,
  );
  return Object.fromEntries(
    wanted.map(([name, field]) => [name, sampleOf(named(field, name), random, world, depth + 1)]),
  );
}

/** An id is a string like any other in the description, but not for whoever looks for what is not theirs. */
const named = (field, name) => (/ids?$/i.test(name) ? { ...field, isId: true } : field);

function stringOf({ format, minLength = 0, isId }, random, { ids }) {
  if (isId) return random.pick(ids);
  if (format === 'email') return `gast${random.between(1, 999)}@example.org`;
  if (format?.startsWith('date')) return '2026-07-01T12:00:00.000Z';
  return random.between(0, 4) === 0 ? random.pick(ids) : random.pick(WORDS).padEnd(minLength, 'x');
}
