/** Something stored under a key; `rid` orders what has the same key by age. */
export interface Entry {
  readonly rid: number;
}

interface Leaf<R> {
  keys: string[];
  rows: R[];
}

const LEAF = 512;

/**
 * A B+tree of two levels: leaves of up to 512 sorted keys, and one sorted list of leaves. An insert moves at most 512
 * entries and now and then one leaf reference, which holds far beyond the hundred thousands this store is for.
 */
export class SortedList<R extends Entry> {
  private leaves: Leaf<R>[] = [];
  /** Where the last one was put. What comes by time goes beside it, which two looks tell and not fifteen. */
  private last: { leaf: Leaf<R>; position: number } | null = null;
  size = 0;

  insert(key: string, row: R): void {
    this.size++;
    if (this.leaves.length === 0) {
      this.leaves.push({ keys: [key], rows: [row] });
      return;
    }
    const { leaf, position } = this.besideLast(key, row.rid) ?? this.placeFor(key, row.rid);
    leaf.keys.splice(position, 0, key);
    leaf.rows.splice(position, 0, row);
    this.last = { leaf, position };
    if (leaf.keys.length > LEAF) this.split(leaf);
  }

  remove(key: string, row: R): void {
    const at = this.leafOf(key, row.rid);
    const leaf = this.leaves[at];
    if (!leaf) return;
    const position = positionIn(leaf, key, row.rid);
    if (leaf.keys[position] !== key || leaf.rows[position]?.rid !== row.rid) return;
    this.size--;
    leaf.keys.splice(position, 1);
    leaf.rows.splice(position, 1);
    if (leaf.keys.length > 0) return;
    this.leaves.splice(at, 1);
    this.last = null;
  }

  /** Fills an empty list at once. */
  load(entries: { key: string; row: R }[]): void {
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row.rid - b.row.rid));
    this.size = entries.length;
    this.leaves = [];
    this.last = null;
    for (let from = 0; from < entries.length; from += LEAF / 2) {
      const part = entries.slice(from, from + LEAF / 2);
      this.leaves.push({ keys: part.map(({ key }) => key), rows: part.map(({ row }) => row) });
    }
  }

  /** Walks the keys in [from, to) until the visitor answers false. */
  scan(from: string, to: string, visit: (row: R, key: string) => boolean): void {
    let at = this.leafOf(from, -1);
    let position = at < this.leaves.length ? positionIn(this.leaves[at]!, from, -1) : 0;
    for (; at < this.leaves.length; at++, position = 0) {
      const { keys, rows } = this.leaves[at]!;
      for (; position < keys.length; position++) {
        if (keys[position]! >= to || !visit(rows[position]!, keys[position]!)) return;
      }
    }
  }

  /** The same from the end. */
  scanBack(from: string, to: string, visit: (row: R, key: string) => boolean): void {
    let at = Math.min(this.leafOf(to, -1), this.leaves.length - 1);
    if (at < 0) return;
    let position = positionIn(this.leaves[at]!, to, -1) - 1;
    for (;;) {
      const { keys, rows } = this.leaves[at]!;
      for (; position >= 0; position--) {
        if (keys[position]! < from || !visit(rows[position]!, keys[position]!)) return;
      }
      if (--at < 0) return;
      position = this.leaves[at]!.keys.length - 1;
    }
  }

  first(from: string, to: string): R | undefined {
    let found: R | undefined;
    this.scan(from, to, (row) => {
      found = row;
      return false;
    });
    return found;
  }

  /** How many keys lie in [from, to): exact within a leaf or two, beyond that estimated from the usual leaf. */
  count(from: string, to: string): number {
    const first = this.leafOf(from, -1);
    const last = Math.min(this.leafOf(to, -1), this.leaves.length - 1);
    if (first > last) return 0;
    const skipped = positionIn(this.leaves[first]!, from, -1);
    const taken = positionIn(this.leaves[last]!, to, -1);
    if (first === last) return Math.max(0, taken - skipped);
    const whole = (last - first - 1) * (this.size / this.leaves.length);
    return Math.round(this.leaves[first]!.keys.length - skipped + whole + taken);
  }

  /** The first leaf whose last entry is not below (key, rid). */
  private leafOf(key: string, rid: number): number {
    let low = 0;
    let high = this.leaves.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { keys, rows } = this.leaves[middle]!;
      if (isBelow(keys[keys.length - 1]!, rows[rows.length - 1]!.rid, key, rid)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private placeFor(key: string, rid: number): { leaf: Leaf<R>; position: number } {
    const leaf = this.leaves[Math.min(this.leafOf(key, rid), this.leaves.length - 1)]!;
    return { leaf, position: positionIn(leaf, key, rid) };
  }

  /** Null when it does not go right behind the last one or right in front of it, or another leaf has a say. */
  private besideLast(key: string, rid: number): { leaf: Leaf<R>; position: number } | null {
    if (!this.last) return null;
    const { leaf, position } = this.last;
    const { length } = leaf.keys;
    if (position >= length) return null;
    const isBehind = isEntryBelow(leaf, position, key, rid);
    const place = isBehind ? position + 1 : position;
    if (place === 0 || (place === length && leaf !== this.leaves.at(-1))) return null;
    const fits = isBehind
      ? place === length || !isEntryBelow(leaf, place, key, rid)
      : isEntryBelow(leaf, place - 1, key, rid);
    return fits ? { leaf, position: place } : null;
  }

  private split(leaf: Leaf<R>): void {
    const { keys, rows } = leaf;
    const half = { keys: keys.splice(LEAF / 2), rows: rows.splice(LEAF / 2) };
    this.leaves.splice(this.leaves.indexOf(leaf) + 1, 0, half);
    this.last = null;
  }
}

function positionIn<R extends Entry>({ keys, rows }: Leaf<R>, key: string, rid: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(keys[middle]!, rows[middle]!.rid, key, rid)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isEntryBelow = <R extends Entry>(
  { keys, rows }: Leaf<R>,
  at: number,
  key: string,
  rid: number,
): boolean => isBelow(keys[at]!, rows[at]!.rid, key, rid);

const isBelow = (aKey: string, aRid: number, bKey: string, bRid: number): boolean =>
  aKey < bKey || (aKey === bKey && aRid < bRid);
