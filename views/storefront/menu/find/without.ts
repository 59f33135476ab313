import { searchTokens } from '../../../../src/shared/text';

/** 'Pizza ohne Nüsse', 'frei von Milch', 'without nuts': what comes behind. */
const BEHIND =
  /(?:^|[^\p{L}\p{N}])(?:ohne|without|senza|keine?[nrms]?|frei von|free (?:of|from))\s+([\p{L}\p{N}].*)$/iu;
/** 'glutenfrei', 'nussfreie', 'nut-free', 'gluten free': what comes before. */
const BEFORE = /(\p{L}{2,}?)[\s-]*(?:frei(?:e[nrms]?)?|free)(?![\p{L}\p{N}])/giu;
const BETWEEN = /^(?:und|oder|and|or|e|o)$/i;

/** What a guest wants to be without, word by word. No dish is an answer because it holds that. */
export function unwantedIn(query: string): string[] {
  const behind = BEHIND.exec(query)?.[1]?.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const before = [...query.replace(BEHIND, '').matchAll(BEFORE)].flatMap(([, word]) => word ?? []);
  return [...before, ...behind.filter((word) => !BETWEEN.test(word))];
}

export const wantedIn = (query: string): string => query.replace(BEHIND, '').replace(BEFORE, ' ');

/** In so many words: 'Wasser ohne Kohlensäure', 'Alkoholfreies Weizen'. */
export const saysWithout = (tokens: readonly string[], unwanted: string): boolean =>
  searchTokens(unwanted).some((word) =>
    tokens.some(
      (token, at) =>
        token.startsWith(`${word}frei`) ||
        (/^(?:ohne|without|senza)$/.test(token) && (tokens[at + 1] ?? '').startsWith(word)),
    ),
  );
