/** So many steps take about a second. */
const MOST_STEPS = Math.log(3e8);
/** A repeat as it stands in a pattern: `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`, lazy or not. */
const QUANTIFIER = /^(?:[*+?]|\{(\d*)(,?)(\d*)\})\??/;

/** In how many ways a part can be tried: a number, as its logarithm, and how often the length of the text comes on top. */
interface Ways {
  readonly log: number;
  readonly endless: number;
}

const ONE: Ways = { log: 0, endless: 0 };
const both = (a: Ways, b: Ways): Ways => ({ log: a.log + b.log, endless: a.endless + b.endless });
const either = (a: Ways, b: Ways): Ways => ({
  log: Math.max(a.log, b.log) + Math.log1p(Math.exp(-Math.abs(a.log - b.log))),
  endless: Math.max(a.endless, b.endless),
});

function repeated(part: Ways, quantifier: string): Ways {
  const [, low = '', comma = '', high = ''] = QUANTIFIER.exec(quantifier)!;
  const isEndless = /^[*+]/.test(quantifier) || (comma === ',' && high === '');
  if (isEndless) return { log: part.log, endless: part.endless + 1 };
  const most = quantifier.startsWith('?') ? 1 : Number(comma === '' ? low : high);
  const choices = quantifier.startsWith('?') ? 2 : most - (comma === '' ? most : Number(low)) + 1;
  return { log: most * part.log + Math.log(Math.max(1, choices)), endless: most * part.endless };
}

/** A group that is being read: the sum of its branches so far, and the branch at hand. */
interface Level {
  readonly branches: Ways | null;
  readonly branch: Ways;
}

const NEW: Level = { branches: null, branch: ONE };

/** `plain` is a pattern whose escapes and classes are one letter each. */
function waysOf(plain: string): Ways {
  const open: Level[] = [];
  let level = NEW;
  const sum = () => (level.branches ? either(level.branches, level.branch) : level.branch);
  for (let i = 0; i < plain.length; ) {
    const char = plain[i++]!;
    if (char === '|') level = { branches: sum(), branch: ONE };
    else if (char === '(') {
      open.push(level);
      level = NEW;
      i += /^\?[:=!]/.test(plain.slice(i, i + 2)) ? 2 : 0;
    } else {
      let part = char === ')' ? sum() : ONE;
      if (char === ')') level = open.pop() ?? level;
      const [quantifier] = QUANTIFIER.exec(plain.slice(i, i + 24)) ?? [];
      if (quantifier) part = repeated(part, quantifier);
      i += quantifier?.length ?? 0;
      level = { ...level, branch: both(level.branch, part) };
    }
  }
  return sum();
}

/**
 * The longest text on which a pattern stays within a second, whatever stands in it: `a*a*a*a*c` is quick on a word and takes
 * hours on a page. Less than one when it would not even end on a word.
 */
export function longestText(plain: string, isAnchored: boolean): number {
  const { log, endless } = waysOf(plain);
  const powers = endless + (isAnchored ? 0 : 1);
  let left = MOST_STEPS - log;
  if (left < 0) return 0;
  for (let i = 2; i <= endless; i++) left += Math.log(i);
  return powers === 0 ? Number.POSITIVE_INFINITY : Math.floor(Math.exp(left / powers));
}
