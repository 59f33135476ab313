import { type Item, unrestOf } from './columns.rules.js';

/** What can be changed of a menu that fits, so that it breaks better. */
export interface Setting {
  /** Of the text. */
  scale: number;
  /** Of the room between dishes: 1 is the usual. */
  closer: number;
}

/** A menu that fits its pages. */
interface Fitting {
  scale: number;
  flow: { blocks: readonly Item[] };
  starts: readonly number[];
  hole: number;
}

const STEP = 0.02;

/** The largest scale from the one that works on that works as well. */
export function largest<F extends Fitting>(working: F, most: number, at: (scale: number) => F | null): F {
  let best = working;
  let [low, high] = [working.scale, most];
  while (high - low > STEP) {
    const middle = (low + high) / 2;
    const tried = at(middle);
    if (tried) best = tried;
    if (tried) low = middle;
    else high = middle;
  }
  return best;
}

/** A little smaller or closer where no dish stands alone in its column then, and no column ends halfway down. */
const SHARES = [1, 0.98, 0.96, 0.94, 0.92, 0.9];
const CLOSER = [1, 0.9, 0.8];
/** How much smaller text may be for what they ask for. */
const WORTH = { closer: 0.2, unrest: 0.22, unfinished: 0.4 };

/** Blocks that are set for it at most: three hundred dishes are on paper within three seconds. */
const PATIENCE = 1800;

/** The best of them, the most promising first: what cannot be better than the best so far is not tried. */
export function calmest<F extends Fitting>(full: F, least: number, at: (setting: Setting) => F | null): F {
  let best = { found: full, worth: 1 - costOf(full) };
  const tries = Math.ceil(PATIENCE / full.flow.blocks.length);
  for (const { scale, closer, most } of settingsFor(full.scale, least).slice(0, tries)) {
    if (most <= best.worth) break;
    const found = at({ scale, closer });
    const worth = found ? most - costOf(found) : 0;
    if (found && worth > best.worth) best = { found, worth };
  }
  return best.found;
}

const costOf = ({ flow, starts, hole }: Fitting): number =>
  WORTH.unrest * unrestOf(flow.blocks, starts) + WORTH.unfinished * hole;

const settingsFor = (full: number, least: number): (Setting & { most: number })[] =>
  SHARES.flatMap((share) =>
    CLOSER.map((closer) => ({
      scale: full * share,
      closer,
      most: share - WORTH.closer * (1 - closer),
    })),
  )
    .filter(({ scale, most }) => scale >= least && most < 1)
    .sort((one, other) => other.most - one.most);
