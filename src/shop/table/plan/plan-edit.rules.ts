import { nextNumber, placed } from './plan.rules.js';
import { type Place, type PlanSketch, type Room, SHEET, TABLE_SIZE, type TableSketch } from './plan.types.js';

/** A plan as somebody arranges it, with the way back and forth. */
export interface Drawing {
  now: PlanSketch;
  past: readonly PlanSketch[];
  future: readonly PlanSketch[];
}

const MOST_STEPS = 100;

export const drawingOf = (now: PlanSketch): Drawing => ({ now, past: [], future: [] });

/** One step; what was taken back before is forgotten with it. */
export const stepped = ({ now, past }: Drawing, next: PlanSketch): Drawing =>
  next === now
    ? { now, past, future: [] }
    : { now: next, past: [...past, now].slice(-MOST_STEPS), future: [] };

export function undone({ now, past, future }: Drawing): Drawing {
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future };
}

export function redone({ now, past, future }: Drawing): Drawing {
  const [next, ...rest] = future;
  return next ? { now: next, past: [...past, now], future: rest } : { now, past, future };
}

export const withTable = (plan: PlanSketch, id: string, change: Partial<TableSketch>): PlanSketch => ({
  ...plan,
  tables: plan.tables.map((table) => {
    if (table.id !== id) return table;
    const changed = { ...table, ...change };
    return { ...changed, ...placed(changed) };
  }),
});

export const withRoom = (plan: PlanSketch, id: string, change: Partial<Room>): PlanSketch => ({
  ...plan,
  rooms: plan.rooms.map((room) => (room.id === id ? { ...room, ...change } : room)),
});

export const roomOf = (id: string, name: string): Room => ({
  id,
  name,
  ordering: true,
  times: null,
  kitchenMinutes: null,
});

/** With the room go its tables. */
export const withoutRoom = (plan: PlanSketch, id: string): PlanSketch => ({
  ...plan,
  rooms: plan.rooms.filter((room) => room.id !== id),
  tables: plan.tables.filter(({ roomId }) => roomId !== id),
});

export const withoutTable = (plan: PlanSketch, id: string): PlanSketch => ({
  ...plan,
  tables: plan.tables.filter((table) => table.id !== id),
});

/** A new table, where there is room for it. */
export function withNewTable(plan: PlanSketch, id: string, roomId: string): PlanSketch {
  const size = { width: TABLE_SIZE.usual, height: TABLE_SIZE.usual };
  const last = plan.tables.findLast((table) => table.roomId === roomId);
  const number = nextNumber(plan.tables, last?.number ?? plan.tables.at(-1)?.number ?? '0');
  const table = { id, roomId, number, name: '', seats: 4, shape: 'rect' as const, x: 0, y: 0, ...size };
  return { ...plan, tables: [...plan.tables, { ...table, ...freePlaceFor(plan, table) }] };
}

/** The same table once more, with the next number, beside the first one. */
export function withCopy(plan: PlanSketch, of: string, id: string): PlanSketch {
  const table = plan.tables.find((one) => one.id === of);
  if (!table) return plan;
  const copy = { ...table, id, number: nextNumber(plan.tables, table.number), name: '' };
  return { ...plan, tables: [...plan.tables, { ...copy, ...freePlaceFor(plan, copy) }] };
}

const GAP = 1;

/** The next free place to the right or below; a full room takes it where it is. */
export function freePlaceFor({ tables }: Pick<PlanSketch, 'tables'>, table: TableSketch): Place {
  const others = tables.filter(({ roomId, id }) => roomId === table.roomId && id !== table.id);
  const start = placed(table);
  const isFree = (place: Place) => others.every((other) => !overlap(place, other));
  for (let y = start.y; y <= SHEET.rows - start.height; y++)
    for (let x = y === start.y ? start.x : GAP; x <= SHEET.columns - start.width; x++) {
      const place = { ...start, x, y };
      if (isFree(place)) return place;
    }
  return start;
}

const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width + GAP &&
  b.x < a.x + a.width + GAP &&
  a.y < b.y + b.height + GAP &&
  b.y < a.y + a.height + GAP;

/** What differs, in the words of the page. */
export function planChanges(before: PlanSketch, after: PlanSketch): string[] {
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);
  return [
    ...(differs(before.rooms, after.rooms) ? ['Räume'] : []),
    ...(differs(before.tables, after.tables) ? ['Tische'] : []),
    ...(before.askFirst !== after.askFirst ? ['Unbesetzte Tische'] : []),
    ...(before.deposit !== after.deposit ? ['Pfand am Tisch'] : []),
  ];
}
