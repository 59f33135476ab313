import { endOfName, type Slot } from '../bson/slot.js';
import { badValue, outside } from '../errors.js';
import { longestText } from './regex-ways.js';

export interface Pattern {
  readonly matches: (text: string) => boolean;
  /** What every match starts with, when the pattern is anchored and plain enough to tell. */
  readonly prefix: string | null;
}

export function regexParts({ bytes, at }: Slot): { source: string; flags: string } {
  const sourceEnd = endOfName(bytes, at);
  const flagsEnd = endOfName(bytes, sourceEnd + 1);
  return {
    source: bytes.toString('utf8', at, sourceEnd),
    flags: bytes.toString('utf8', sourceEnd + 1, flagsEnd),
  };
}

/** PCRE and JavaScript differ; what both read alike is translated, the rest refused. */
export function patternOf(source: string, flags: string): Pattern {
  for (const flag of flags) if (!'imsu'.includes(flag)) throw outside(`$regex with the option '${flag}'`);
  const longest = refuseEndless(source, flags);
  const foldsWords = flags.includes('i') && /\\[wWbB]/.test(source);
  if (foldsWords) refuseBeyondAscii(source);
  const expression = compile(
    translated(source, flags),
    (flags.includes('i') ? 'i' : '') + (foldsWords ? '' : 'u'),
  );
  return {
    matches: (text) => {
      if (text.length > longest) throw outside(`$regex that may try too often on ${text.length} characters`);
      return expression.test(text);
    },
    prefix: flags.replace('u', '') === '' || flags === 's' ? prefixOf(source) : null,
  };
}

function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw badValue(`Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** With the flags i and u together, JavaScript's \w also takes the long s and the Kelvin sign; without u it reads halves of characters. */
function refuseBeyondAscii(source: string): void {
  if (/[^\0-\x7f]|\[\^|\\[WSD]|(?<!\\)\./.test(source))
    throw outside('$regex with \\w or \\b, the option i and this');
}

const ESCAPES: Record<string, string> = {
  s: '[ \\t\\n\\v\\f\\r]',
  S: '[^ \\t\\n\\v\\f\\r]',
  A: '(?<![\\s\\S])',
};
const SAME_ESCAPES = /[dDwWbBtnrfv\\/.*+?^${}()|[\]]/;

/** Only \n ends a line, and the last one of a text may stand behind its end. */
const ATOMS = {
  '.': { line: '[^\\n]', all: '[\\s\\S]' },
  '^': { line: '(?:(?<![\\s\\S])|(?<=\\n)(?=[\\s\\S]))', all: '^' },
  $: { line: '(?=\\n|(?![\\s\\S]))', all: '(?=\\n?(?![\\s\\S]))' },
};

const atomOf = (char: keyof typeof ATOMS, flags: string): string => {
  const byLine = char === '.' ? !flags.includes('s') : flags.includes('m');
  return ATOMS[char][byLine ? 'line' : 'all'];
};

function translated(source: string, flags: string): string {
  let out = '';
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const char = source[i]!;
    if (char === '\\') out += escapeOf(source[++i] ?? '', inClass);
    else if (char === '[' && inClass) throw outside('$regex with a named or nested character class');
    else if (!inClass && (char === '.' || char === '^' || char === '$')) out += atomOf(char, flags);
    else if (char === '(' && source[i + 1] === '?' && !/^\(\?[:=!]/.test(source.slice(i))) {
      throw outside('$regex with this kind of group');
    } else if (char === '+' && /[*+?}]/.test(source[i - 1] ?? '') && source[i - 2] !== '\\' && !inClass) {
      throw outside('$regex with a possessive quantifier');
    } else out += char;
    inClass = char === '[' || (inClass && char !== ']');
  }
  return out;
}

function escapeOf(char: string, inClass: boolean): string {
  if (ESCAPES[char] && !inClass) return ESCAPES[char];
  if (SAME_ESCAPES.test(char)) return `\\${char}`;
  if (char === '-' || !/[A-Za-z0-9]/.test(char)) return inClass && char === '-' ? '\\-' : char;
  throw outside(`$regex with \\${char}`);
}

const MAX_REPEATS = 6;
/** A repeat that has no end, or one far away. */
const REPEAT = /^(?:[*+]|\{\d+,\}|\{\d*,?\d{3,}\})/;

/** The real server gives up on a pattern that tries too many ways; here it would stand still for everybody. Answers how long a text may be. */
function refuseEndless(source: string, flags: string): number {
  const groups: { isLoose: boolean }[] = [];
  const plain = source.replace(/\\[\s\S]/g, 'x').replace(/\[\^?\]?[^\]]*\]/g, 'x');
  let repeats = 0;
  for (let i = 0; i < plain.length; i++) {
    const inner = groups.at(-1);
    if (plain[i] === '(') groups.push({ isLoose: false });
    else if (plain[i] === '|' && inner) inner.isLoose = true;
    else if (plain[i] === ')') {
      const closed = groups.pop();
      const isRepeated = REPEAT.test(plain.slice(i + 1));
      if (closed?.isLoose && isRepeated) throw outside('$regex with a repeat of a repeat');
      if (closed?.isLoose) for (const group of groups.slice(-1)) group.isLoose = true;
    } else if (REPEAT.test(plain.slice(i))) {
      if (inner) inner.isLoose = true;
      if (++repeats > MAX_REPEATS) throw outside(`$regex with more than ${MAX_REPEATS} repeats`);
    }
  }
  const longest = longestText(plain, source.startsWith('^') && !flags.includes('m') && !plain.includes('|'));
  if (longest < 1) throw outside('$regex that may try too often');
  return longest;
}

function prefixOf(source: string): string | null {
  if (!source.startsWith('^') || source.includes('|')) return null;
  const [literal = ''] = /^(?:[^\\^$.|?*+()[\]{}]|\\[^A-Za-z0-9])*/.exec(source.slice(1)) ?? [];
  const next = source[1 + literal.length] ?? '';
  const kept = '?*{'.includes(next) && next !== '' ? literal.replace(/(?:\\[\s\S]|[\s\S])$/u, '') : literal;
  return kept === '' ? null : kept.replace(/\\([\s\S])/g, '$1');
}
