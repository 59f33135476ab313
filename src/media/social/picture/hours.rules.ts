import type { FontKey, Measure } from '../../../shop/printed-menu/layout/marks.types.js';
import type { Size } from '../social.types.js';
import { type Fitted, fitted, HAIR, STEP } from './fitted.rules.js';

/** Days and their hours: side by side, or each day above its hours where both would be too small beside one another. */
export interface Hours {
  size: number;
  /** How wide the days are together with the distance to the hours; null: hours stand below their day. */
  dayWidth: number | null;
  rows: { day: string[]; hours: string[] }[];
  leading: number;
  /** Above every row but the first. */
  gap: number;
  height: number;
}

export interface HoursManner {
  day: FontKey;
  hours: FontKey;
  largest: number;
  smallest: number;
}

const LEADING = 1.35;
const GAP = 0.45;
const BETWEEN = 1;
/** Side by side is read faster: it is taken where it is large enough, or about as large as the other. */
const EASY = 0.6;
const WORTH = 0.9;

export function hoursIn(lines: readonly string[], room: Size, manner: HoursManner, measure: Measure): Hours {
  const pairs = lines.map(pairOf);
  const beside = besideOf(pairs, room, manner, measure);
  const below = stacked(pairs, room, manner, measure);
  // Small print is read sooner than what runs over the edge.
  if (beside.size < manner.smallest) return below.height <= room.height ? below : beside;
  const isGood = beside.size >= Math.min(manner.largest * EASY, below.size * WORTH);
  return isGood ? beside : below;
}

interface Pair {
  day: string;
  hours: string;
}

/** 'Di–Do: 11:30–14:30 Uhr' */
function pairOf(line: string): Pair {
  const at = line.indexOf(': ');
  return at < 0 ? { day: line, hours: '' } : { day: line.slice(0, at), hours: line.slice(at + 2) };
}

function besideOf(pairs: Pair[], room: Size, manner: HoursManner, measure: Measure): Hours {
  const widthOf = (part: keyof Pair): number =>
    Math.max(0, ...pairs.map((pair) => measure(pair[part], manner[part])));
  const dayWidth = widthOf('day') + BETWEEN;
  const width = dayWidth + widthOf('hours');
  const height = pairs.length * LEADING + (pairs.length - 1) * GAP;
  const size = Math.min(manner.largest, (room.width * HAIR) / width, room.height / height);
  const rows = pairs.map(({ day, hours }) => ({ day: [day], hours: [hours] }));
  return { size, dayWidth: dayWidth * size, rows, leading: LEADING, gap: GAP * size, height: height * size };
}

function stacked(pairs: Pair[], room: Size, manner: HoursManner, measure: Measure): Hours {
  for (let size = manner.largest; ; size *= STEP) {
    const set = (text: string, font: FontKey): Fitted =>
      fitted(
        text,
        { width: room.width, height: Number.POSITIVE_INFINITY },
        { font, largest: size, smallest: size, leading: LEADING },
        measure,
      );
    const rows = pairs.map(({ day, hours }) => ({
      day: set(day, manner.day).lines,
      hours: hours === '' ? [] : set(hours, manner.hours).lines,
    }));
    const count = rows.reduce((sum, { day, hours }) => sum + day.length + hours.length, 0);
    const height = (count * LEADING + (rows.length - 1) * GAP) * size;
    if (height <= room.height || size <= manner.smallest)
      return { size, dayWidth: null, rows, leading: LEADING, gap: GAP * size, height };
  }
}
