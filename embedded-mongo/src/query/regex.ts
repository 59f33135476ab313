import { endOfName, type Slot } from '../bson/slot.js';
import { badValue, outside } from '../errors.js';

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
  const expression = compile(translated(source, flags.includes('m')), flags.replace(/u/g, ''));
  return {
    matches: (text) => expression.test(text),
    prefix: flags.replace('u', '') === '' || flags === 's' ? prefixOf(source) : null,
  };
}

function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch (error) {
    throw badValue(`Regular expression is invalid: ${(error as Error).message}`);
  }
}

const ESCAPES: Record<string, string> = {
  s: '[ \\t\\n\\v\\f\\r]',
  S: '[^ \\t\\n\\v\\f\\r]',
  A: '(?<![\\s\\S])',
};
const SAME_ESCAPES = /[dDwWbBtnrfv\\/.*+?^${}()|[\]]/;

function translated(source: string, multiline: boolean): string {
  let out = '';
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const char = source[i]!;
    if (char === '\\') out += escapeOf(source[++i] ?? '', inClass);
    else if (char === '[' && inClass) throw outside('$regex with a named or nested character class');
    else if (char === '$' && !inClass && !multiline) out += '(?=\\n?(?![\\s\\S]))';
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

function prefixOf(source: string): string | null {
  if (!source.startsWith('^') || source.includes('|')) return null;
  const [literal = ''] = /^(?:[^\\^$.|?*+()[\]{}]|\\[^A-Za-z0-9])*/.exec(source.slice(1)) ?? [];
  const next = source[1 + literal.length] ?? '';
  const kept = '?*{'.includes(next) && next !== '' ? literal.replace(/(?:\\[\s\S]|[\s\S])$/u, '') : literal;
  return kept === '' ? null : kept.replace(/\\([\s\S])/g, '$1');
}
