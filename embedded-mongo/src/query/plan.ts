import { BEYOND, orderKey, sameValue } from '../bson/order.js';
import { documentSlot, elementsOf } from '../bson/slot.js';
import type { CollectionIndex } from '../index/collection-index.js';
import type { IndexField } from '../index/spec.js';
import type { Row } from '../store/row.js';
import { narrower, pointsOf, type Range, rangeOf } from './bounds.js';
import type { Condition } from './conditions.js';
import { onTime } from './deadline.js';
import type { Filter } from './filter.js';
import { type SortField, sorted } from './sort.js';

export interface Source {
  readonly rows: ReadonlyMap<string, Row>;
  readonly indexes: ReadonlyMap<string, CollectionIndex>;
}

export interface Wish {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  readonly skip: number;
  /** 0 is no limit. */
  readonly limit: number;
}

/** One way through one index. */
export interface Plan {
  readonly index: CollectionIndex;
  readonly ranges: readonly Range[];
  readonly sorts: boolean;
  readonly backwards: boolean;
  readonly cost: number;
}

/** A sorted walk that stops early is taken to look at this many entries per row it returns. */
const LOOKS_PER_ROW = 200;
const MANY_POINTS = 1000;

/** The rows a question is answered with, in order. */
export function rowsFor(source: Source, wish: Wish): Row[] {
  const id = byId(source, wish.filter);
  if (id) return window(id, wish);
  const plan = planFor(source, wish);
  const inOrder = wish.sort.length === 0 || plan?.sorts === true;
  const enough = inOrder && wish.limit > 0 ? wish.skip + wish.limit : Number.POSITIVE_INFINITY;
  const found = plan
    ? throughIndex(plan, wish.filter, enough)
    : (byBranches(source, wish) ?? throughAll(source, wish, enough));
  return window(inOrder ? found : sorted(found, wish.sort, ({ bytes }) => documentSlot(bytes)), wish);
}

/** The cheapest plan, or null when reading everything is no worse. */
export function planFor(source: Source, wish: Wish): Plan | null {
  let best: Plan | null = null;
  for (const index of source.indexes.values()) {
    const plan = planOn(index, wish);
    if (plan && (!best || plan.cost < best.cost)) best = plan;
  }
  const all = source.rows.size * (wish.sort.length > 0 ? 2 : 1);
  return best && best.cost <= all ? best : null;
}

const window = (rows: Row[], { skip, limit }: Wish): Row[] =>
  skip === 0 && limit === 0 ? rows : rows.slice(skip, limit === 0 ? undefined : skip + limit);

function byId({ rows }: Source, { facts, matches }: Filter): Row[] | null {
  const fact = facts.find(({ name, operator }) => name === '_id' && operator === '$eq');
  if (!fact?.operand) return null;
  const row = rows.get(orderKey(fact.operand));
  return row && matches(documentSlot(row.bytes)) ? [row] : [];
}

function planOn(index: CollectionIndex, { filter, sort, skip, limit }: Wish): Plan | null {
  if (index.partial && !isImplied(index.partial, filter.facts)) return null;
  const { ranges, equalities, isBound } = rangesOn(index, filter.facts);
  const mayRunInOrder = sort.length > 0 && ranges.length === 1 && !index.multikey;
  const direction = mayRunInOrder ? directionFor(index, sort, equalities) : null;
  if (!isBound && direction === null) return null;
  const size = ranges.reduce((sum, { from, to }) => sum + index.entries.count(from, to), 0);
  const sorts = direction !== null;
  const early = sorts && limit > 0 ? Math.min(size, (skip + limit) * LOOKS_PER_ROW) : size;
  return {
    index,
    ranges,
    sorts,
    backwards: direction === -1,
    cost: sorts || sort.length === 0 ? early : size * 2,
  };
}

/** Equalities on the leading fields, then one comparison on the next. */
function rangesOn(index: CollectionIndex, facts: readonly Condition[]) {
  let prefixes = [''];
  let equalities = 0;
  for (const field of index.spec.fields) {
    const own = mayBeBound(index, field) ? facts.filter(({ name }) => name === field.name) : [];
    const points = own.map((fact) => pointsOf(fact, field)).find((found) => found !== null);
    if (!points || prefixes.length * points.length > MANY_POINTS) {
      const range = comparisonOn(index, field, own);
      return {
        ranges: prefixes.map((prefix) => under(prefix, range)),
        equalities,
        isBound: equalities > 0 || range !== null,
      };
    }
    prefixes = prefixes.flatMap((prefix) => points.map((point) => prefix + point));
    equalities++;
  }
  return { ranges: prefixes.map((prefix) => under(prefix, null)), equalities, isBound: true };
}

/** Of two fields in one array an entry holds what stands in the same element, and a question may mean two elements. */
function mayBeBound({ multikey, spec }: CollectionIndex, field: IndexField): boolean {
  if (!multikey) return true;
  const before = spec.fields.slice(0, spec.fields.indexOf(field));
  return !before.some(({ name }) => rootOf(name) === rootOf(field.name));
}

const rootOf = (name: string): string => name.split('.', 1)[0]!;

/** In an array one element may satisfy one bound and another the other, so only one bound can be used. */
function comparisonOn(
  { multikey }: CollectionIndex,
  field: IndexField,
  own: readonly Condition[],
): Range | null {
  const ranges = own.map((fact) => rangeOf(fact, field)).filter((range) => range !== null);
  if (ranges.length === 0) return null;
  return ranges.reduce((a, b) => (multikey ? a : narrower(a, b)));
}

const under = (prefix: string, range: Range | null): Range =>
  range ? { from: prefix + range.from, to: prefix + range.to } : { from: prefix, to: prefix + BEYOND };

/** 1 or -1 when the index, from some field within its equalities on, runs in the order asked for. */
function directionFor(
  { spec }: CollectionIndex,
  sort: readonly SortField[],
  equalities: number,
): 1 | -1 | null {
  for (let start = 0; start <= equalities; start++) {
    const fields = spec.fields.slice(start, start + sort.length);
    if (fields.length < sort.length || fields.some(({ name }, i) => name !== sort[i]!.name)) continue;
    if (fields.every(({ descending }, i) => descending === sort[i]!.descending)) return 1;
    if (fields.every(({ descending }, i) => descending !== sort[i]!.descending)) return -1;
  }
  return null;
}

/** A partial index may only serve a question that cannot want anything outside it. */
const isImplied = (partial: Filter, facts: readonly Condition[]): boolean =>
  partial.exact && partial.facts.every((wanted) => facts.some((fact) => implies(fact, wanted)));

function implies({ name, operator, operand }: Condition, wanted: Condition): boolean {
  if (name !== wanted.name || !operand) return false;
  if (operator === '$eq' && wanted.test) return wanted.test(operand);
  if (operator === '$in' && wanted.test) return elementsOf(operand).every(wanted.test);
  return operator === wanted.operator && wanted.operand !== undefined && sameValue(operand, wanted.operand);
}

function throughIndex({ index, ranges, backwards }: Plan, { matches }: Filter, enough: number): Row[] {
  const found: Row[] = [];
  const seen = index.multikey ? new Set<Row>() : null;
  const visit = (row: Row): boolean => {
    if (seen?.has(row)) return true;
    seen?.add(row);
    onTime();
    if (matches(documentSlot(row.bytes))) found.push(row);
    return found.length < enough;
  };
  for (const { from, to } of ranges) {
    if (found.length >= enough) break;
    if (backwards) index.entries.scanBack(from, to, visit);
    else index.entries.scan(from, to, visit);
  }
  return found;
}

/** An $or whose every branch has an index is the union of what they find. */
function byBranches(source: Source, { filter }: Wish): Row[] | null {
  if (!filter.branches) return null;
  const plans = filter.branches.map((branch) =>
    planFor(source, { filter: branch, sort: [], skip: 0, limit: 0 }),
  );
  if (plans.some((plan) => plan === null)) return null;
  const union = new Set(
    plans.flatMap((plan, i) => throughIndex(plan!, filter.branches![i]!, Number.POSITIVE_INFINITY)),
  );
  return [...union].sort((a, b) => a.rid - b.rid);
}

function throughAll({ rows }: Source, { filter }: Wish, enough: number): Row[] {
  const found: Row[] = [];
  for (const row of rows.values()) {
    onTime();
    if (filter.matches(documentSlot(row.bytes))) found.push(row);
    if (found.length >= enough) break;
  }
  return found;
}
