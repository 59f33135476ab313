/** What breaking a menu into columns needs to know of a block. */
export interface Item {
  kind: 'heading' | 'dish';
  category: number;
  above: number;
  height: number;
}

/** What a break costs beside the room it leaves: alone dishes look forgotten, a short category torn. */
const COST = { within: 0.1, short: 0.2, lonely: 0.75 };
const SHORT = 5;

/** A column that is emptier than that looks unfinished, however far its dishes are spread. */
const HOLE = 0.25;

interface Asked {
  items: readonly Item[];
  /** Heights of the columns, in the order they are read. */
  rooms: readonly number[];
  /** The height of a repeated heading, by category. */
  repeats: readonly number[];
}

/**
 * The first item of every column, so that all are filled alike: no heading ends a column, and a category is divided
 * where it hurts least. Null when there is too much.
 */
export function columnStarts({ items, rooms, repeats }: Asked): number[] | null {
  const count = items.length;
  const costs = breakCosts(items);
  let best: number[] = new Array(count + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const from: number[][] = [];
  for (const room of rooms) {
    const next: number[] = new Array(count + 1).fill(Number.POSITIVE_INFINITY);
    const source: number[] = new Array(count + 1).fill(-1);
    for (let start = 0; start <= count; start++) {
      const before = best[start] ?? Number.POSITIVE_INFINITY;
      if (before === Number.POSITIVE_INFINITY) continue;
      for (const { end, used } of endsFrom(start, items, room, repeats)) {
        const cost = before + emptyCost(shareLeft(room, used)) + (costs[end] ?? 0);
        if (cost >= (next[end] ?? 0)) continue;
        next[end] = cost;
        source[end] = start;
      }
    }
    from.push(source);
    best = next;
  }
  return best[count] === Number.POSITIVE_INFINITY ? null : startsBack(from, count);
}

const shareLeft = (room: number, used: number): number => (room - used) / Math.max(room, 1);

const emptyCost = (left: number): number => left ** 2 + 3 * Math.max(0, left - HOLE) ** 2;

/** How much of the emptiest column looks unfinished; 0 where all are well filled. */
export function holeIn({ items, rooms, repeats }: Asked, starts: readonly number[]): number {
  const holes = rooms.map((room, column) => {
    const own = items.slice(starts[column], starts[column + 1] ?? items.length);
    const used = own.reduce(
      (sum, { height, above }, index) => sum + height + (index > 0 ? above : 0),
      headOf(own[0], repeats),
    );
    return shareLeft(room, used) - HOLE;
  });
  return Math.max(0, ...holes);
}

/** Every place a column that begins here may end. */
function* endsFrom(start: number, items: readonly Item[], room: number, repeats: readonly number[]) {
  yield { end: start, used: 0 };
  let used = headOf(items[start], repeats);
  for (let end = start; end < items.length; end++) {
    const item = items[end];
    if (!item) return;
    used += item.height + (end === start && item.kind === 'heading' ? 0 : item.above);
    if (used > room) return;
    if (item.kind === 'dish') yield { end: end + 1, used };
  }
}

/** A column that begins within a category says so. */
export const headOf = (item: Item | undefined, repeats: readonly number[]): number =>
  item?.kind === 'dish' ? (repeats[item.category] ?? 0) : 0;

/** By the item that would begin the next column. */
const breakCosts = (items: readonly Item[]): number[] =>
  siblings(items).map((sibling) => {
    if (!sibling) return 0;
    const { before, after } = sibling;
    const torn = before + after <= SHORT ? COST.short : 0;
    return COST.within + torn + (isLonely(sibling) ? COST.lonely : 0);
  });

/** What the breaks between columns cost together. */
export function unrestOf(items: readonly Item[], starts: readonly number[]): number {
  const costs = breakCosts(items);
  return starts.reduce((sum, start) => sum + (costs[start] ?? 0), 0);
}

/** How many dishes of its category stand before the break, and how many from there on; null for a heading. */
interface Siblings {
  before: number;
  after: number;
}

const isLonely = ({ before, after }: Siblings): boolean => before <= 1 || after <= 1;

function siblings(items: readonly Item[]): (Siblings | null)[] {
  const sizes = new Map<number, number>();
  for (const { kind, category } of items)
    if (kind === 'dish') sizes.set(category, (sizes.get(category) ?? 0) + 1);
  const seen = new Map<number, number>();
  return items.map(({ kind, category }) => {
    if (kind === 'heading') return null;
    const before = seen.get(category) ?? 0;
    seen.set(category, before + 1);
    return { before, after: (sizes.get(category) ?? 0) - before };
  });
}

function startsBack(from: readonly number[][], count: number): number[] {
  const starts: number[] = [];
  let end = count;
  for (let column = from.length - 1; column >= 0; column--) {
    const start = from[column]?.[end] ?? 0;
    starts.unshift(start);
    end = start;
  }
  return starts;
}
