import { sameName } from '../../../shared/text.js';
import type { Language } from '../../../shared/voice.types.js';
import { weekProblems } from '../../opening-hours/week-check.rules.js';
import {
  type FloorPlan,
  type FloorTable,
  MOST_ROOMS,
  MOST_TABLES,
  type Place,
  type PlanSketch,
  type Room,
  SHEET,
  TABLE_SIZE,
  type TableSketch,
  TOO_MANY_TABLES,
} from './plan.types.js';

export const emptyPlan = (shopId: string): FloorPlan => ({
  shopId,
  version: 0,
  rooms: [],
  tables: [],
  askFirst: true,
  deposit: false,
});

/** 'Tisch 7'; a name that already says what it is stands alone. */
export const tableLabel = ({ number }: Pick<TableSketch, 'number'>, language: Language = 'de'): string =>
  language === 'de' ? `Tisch ${number}` : `Table ${number}`;

/** Whole squares, no smaller than a chair and no larger than the room, and never beyond its walls. */
export function placed({ x, y, width, height }: Place): Place {
  const w = within(width, TABLE_SIZE.least, TABLE_SIZE.most);
  const h = within(height, TABLE_SIZE.least, TABLE_SIZE.most);
  return { x: within(x, 0, SHEET.columns - w), y: within(y, 0, SHEET.rows - h), width: w, height: h };
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(value) ? value : least)));

/** The first sentence that keeps a plan from being saved; null: it can be. */
export function planProblemOf({ rooms, tables }: Pick<PlanSketch, 'rooms' | 'tables'>): string | null {
  if (rooms.length > MOST_ROOMS) return `Mehr als ${MOST_ROOMS} Räume passen nicht in den Plan.`;
  if (tables.length > MOST_TABLES) return TOO_MANY_TABLES;
  return roomProblemOf(rooms) ?? tableProblemOf(rooms, tables);
}

function roomProblemOf(rooms: readonly Room[]): string | null {
  const unnamed = rooms.find(({ name }) => name.trim() === '');
  if (unnamed) return 'Jeder Raum braucht einen Namen.';
  const twin = rooms.find((room, i) => rooms.slice(0, i).some((other) => sameName(other.name, room.name)));
  if (twin) return `Den Raum „${twin.name}“ gibt es zweimal.`;
  if (hasTwins(rooms)) return 'Ein Raum steht doppelt im Plan. Lade die Seite neu.';
  for (const { name, times } of rooms) {
    const [problem] = times ? weekProblems(times) : [];
    if (problem) return `${name}: ${problem.message}`;
  }
  return null;
}

function tableProblemOf(rooms: readonly Room[], tables: readonly TableSketch[]): string | null {
  const ids = new Set(rooms.map(({ id }) => id));
  const homeless = tables.find(({ roomId }) => !ids.has(roomId));
  if (homeless) return `${tableLabel(homeless)} steht in keinem Raum.`;
  if (tables.some(({ number }) => number.trim() === '')) return 'Jeder Tisch braucht eine Nummer.';
  const seen = new Set<string>();
  for (const table of tables) {
    const number = table.number.trim().toLocaleLowerCase('de');
    if (seen.has(number)) return `${tableLabel(table)} gibt es zweimal.`;
    seen.add(number);
  }
  return hasTwins(tables) ? 'Ein Tisch steht doppelt im Plan. Lade die Seite neu.' : null;
}

const hasTwins = (all: readonly { id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size < all.length;

/** The next number that no table has: after '7' comes '8', after 'T7' 'T8'. */
export function nextNumber(tables: readonly Pick<TableSketch, 'number'>[], like = '0'): string {
  const taken = new Set(tables.map(({ number }) => number.trim().toLocaleLowerCase('de')));
  const [, head = '', digits = ''] = /^(.*?)(\d{0,4})$/.exec(like.trim()) ?? [];
  let next = Number(digits || 1);
  do next += 1;
  while (taken.has(`${head}${next}`.toLocaleLowerCase('de')));
  const first = `${head}1`;
  return digits === '0' && !taken.has(first.toLocaleLowerCase('de')) ? first : `${head}${next}`;
}

/** What is stored: tables that were there keep their codes, new ones get one. */
export function withCodes(
  sketches: readonly TableSketch[],
  before: readonly FloorTable[],
  { newCode, now }: { newCode: () => string; now: Date },
): FloorTable[] {
  const known = new Map(before.map((table) => [table.id, table]));
  return sketches.map(({ id, roomId, number, name, seats, shape, ...place }) => {
    const { code, codeSince } = known.get(id) ?? { code: newCode(), codeSince: now };
    return { id, roomId, number, name, seats, shape, ...placed(place), code, codeSince };
  });
}
/** Tables that would be gone. */
export const removedFrom = (before: readonly FloorTable[], after: readonly TableSketch[]): FloorTable[] => {
  const stay = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !stay.has(id));
};
