import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rewriting } from './stage.js';

const BUILT = path.resolve('dist/client/assets');

interface Mutant {
  name: string;
  /** A part of what the proof says that has to notice. */
  dies: string;
  /** Where the built scripts are cut: exactly one place. */
  find: RegExp;
  replace: string;
}

const mutant = (name: string, dies: string, find: RegExp, replace: string): Mutant => ({
  name,
  dies,
  find,
  replace,
});

/** Names in the built scripts change with every build; what stands around them does not. */
const ID = '[\\w$]+';
const re = (strings: TemplateStringsArray, ...ids: string[]) => new RegExp(String.raw(strings, ...ids));

export const MUTANTS: Mutant[] = [
  mutant('refresh every 6.1 minutes', 'every 360000 ms', /=36e4/, '=366e3'),
  mutant(
    'no refresh by the clock',
    'every 360000 ms',
    re`setInterval\(\(\)=>(${ID}\(\)&&void ${ID}\(\))`,
    'setInterval(()=>0&&($1)',
  ),
  mutant(
    'no refresh on visible',
    'window becomes visible',
    re`visibilityState===.visible.&&(${ID}\(\)&&${ID}\(\))\}\),`,
    'visibilityState===`never`&&$1}),',
  ),
  mutant(
    'refresh when hidden too',
    'window is hidden',
    re`visibilityState===.visible.&&(${ID}\(\)&&${ID}\(\))\}\),`,
    '1&&$1}),',
  ),
  mutant(
    'refresh of nobody',
    'nobody is refreshed',
    re`visibilityState===.visible.&&${ID}\(\)&&(${ID}\(\))\}\),`,
    'visibilityState===`visible`&&$1}),',
  ),
  mutant(
    'access token ends unnoticed',
    'access token ends',
    re`\[Date\.parse\(${ID}\),(Date\.parse\(${ID}\?\?)`,
    '[$1',
  ),
  mutant(
    'refresh token ends unnoticed',
    'lifetime of the refresh token',
    re`(\[Date\.parse\(${ID}\)),Date\.parse\(${ID}\?\?..\)-${ID}\]`,
    '$1]',
  ),
  mutant(
    'refresh token renewed too late',
    'a minute before it ends',
    re`(Date\.parse\(${ID}\?\?..\))-${ID}\]`,
    '$1]',
  ),
  mutant(
    'no cap of timers',
    'longer than 2147483647',
    re`(=${ID}=>)Math\.min\((Math\.max\(${ID},0\)),${ID}\)`,
    '$1$2',
  ),
  mutant('refusals keep the session', 'that gets 403', re`>=400&&(${ID})<500&&!`, '>=400&&$1<402&&!'),
  mutant('404 keeps the session', 'that gets 404', re`>=400&&(${ID})<500&&!`, '>=400&&$1<404&&!'),
  mutant('a broken server ends the session', 'that gets 500', re`>=400&&${ID}<500&&!${ID}\(${ID}\)`, '>=400'),
  mutant(
    'no network ends the session',
    'that gets no network',
    re`>=400&&${ID}<500&&!${ID}\(${ID}\)`,
    '<500',
  ),
  mutant(
    'no bare token',
    'or the bare token',
    re`\(${ID},(${ID})\)=>\1\?.\$\{\1\} \$\{(${ID})\}.:\2`,
    '($2,$1)=>`Bearer ${$2}`',
  ),
  mutant(
    'sign-in without a token',
    'answered with {"token":7',
    re`typeof ${ID}!=.string.\|\|${ID}===..\?.Sign-in: no string token at`,
    '0?`Sign-in: no string token at',
  ),
  mutant(
    'sign-in without a refresh token',
    'answered with {"token":"a.b.c"}',
    re`typeof ${ID}!=.string.\|\|${ID}===..\?.Sign-in: no string refresh`,
    '0?`Sign-in: no string refresh',
  ),
  mutant(
    'sign-out keeps the token',
    'sign-out sends',
    re`(max-age=0; samesite=lax)`,
    'max-age=99; samesite=lax',
  ),
  mutant('build check every 11 minutes', 'every 10 minutes', /=6e5,/, '=66e4,'),
  mutant(
    'build check without a timestamp',
    'with a timestamp',
    re`(builds\/latest\.json\?)\$\{${ID}\}`,
    '$1',
  ),
  mutant('first 404 is reported', '404 on the first', re`=>${ID}===404\|\|(${ID}===403)`, '=>$1'),
  mutant('first 403 is reported', '403 on the first', re`(=>${ID}===404)\|\|${ID}===403`, '$1'),
  mutant('every 404 is ignored', '404 on a later', re`(setInterval\(\(\)=>void ${ID}\()!1(\),)`, '$1!0$2'),
  mutant('a new build is not noticed', 'when another build is out', re`!==null&&${ID}\.id!==${ID}`, '===0'),
  mutant('reload guard of 9 seconds', 'once per 10 seconds', re`(${ID}!==void 0&&${ID}-${ID}<)1e4`, '$19e3'),
  mutant(
    'reload guard forgets paths',
    'remembers every path',
    re`\(\{\.\.\.Object\.fromEntries\(Object\.entries\(${ID}\)\.filter\([^{]*?\)\),(\[${ID}\]:${ID})\}\)`,
    '({$1})',
  ),
  mutant(
    'a failed preload reloads',
    'could not be loaded ahead',
    re`(vite:preloadError.,[^{]*\{payload:${ID}\}\)=>\{${ID}\|\|${ID}\()${ID}\(${ID}\)\)`,
    '$1!1)',
  ),
  mutant(
    'reload over typed text',
    'somebody has typed',
    re`(${ID}\|\|\()${ID}\(\)(\?${ID}\.warning)`,
    '$1!1$2',
  ),
  mutant('five preloads at once', 'at most four', re`(=${ID}\()4(,async ${ID}=>\{${ID}\+=1)`, '$15$2'),
  mutant(
    'payload at once',
    'after one second',
    re`(\(${ID}\)&&setTimeout\(\(\)=>${ID}\(${ID}\),)${ID}\)\}`,
    '$10)}',
  ),
  mutant('payload never', 'after one second', re`\.startsWith\(./app/.\),`, '.startsWith(`/`),'),
  mutant('slow-2g is fast', 'on slow-2g', /slow-2g/, 'slow-1g'),
  mutant('saving data is ignored', 'who saves data', re`=>${ID}===!0\|\|(${ID}===.slow-2g)`, '=>$1'),
  mutant('toasts of 4 seconds', 'for 3000 ms', /(position:.bottom.,durationMs:)3e3/, '$14e3'),
  mutant('toasts at the top right', 'stands at the bottom', /position:.bottom.,(durationMs:3e3)/, '$1'),
  mutant('toasts leave in 200 ms', '150 ms after', re`(\.remove\(${ID}\),)150`, '$1200'),
  mutant(
    'hovering changes nothing',
    'pauses while hovered',
    re`pauseOnHover&&\(clearTimeout\(${ID}\.handle\),`,
    'pauseOnHover&&(',
  ),
  mutant(
    'hovering begins anew',
    'goes on from there',
    re`${ID}\.leftMs-=Date\.now\(\)-${ID}\.startedAt`,
    '0',
  ),
  mutant(
    'a click changes nothing',
    'dismissed on click',
    re`\?\.dismissible&&this\.dismiss\(${ID}\)`,
    '?.dismissible',
  ),
  mutant('the clear-all event is deaf', 'clear-all event', /tresen:clear-toasts/, 'tresen:clear'),
  mutant('errors at the bottom', 'toast at the top', re`(\.show\(.error.,${ID},\{position:.)top`, '$1bottom'),
  mutant(
    'long errors go early',
    'a long error stays',
    re`(Math\.max\(${ID}\.durationMs,${ID}\.length\*)65`,
    '$11',
  ),
  mutant('silent calls are loud', 'marked silent', re`(\.message,${ID}\.error\)),${ID}\|\|`, '$1,'),
  mutant(
    'no warning without a login page',
    'missing sign-in page',
    re`${ID}\.has\(${ID}\)\|\|(console\.warn\(.The sign-in)`,
    '1||$1',
  ),
  mutant('425 is final', 'statuses 408, 409, 425', /408,409,425,/, '408,409,'),
  mutant('501 is repeated', 'any other status', /502,503,504\]/, '502,503,504,501]'),
  mutant('reads are repeated', 'what only reads', /\[.GET.,.HEAD.,.PUT.,.DELETE.\]/, '[`HEAD`]'),
  mutant(
    'a new key for the second try',
    'with one key',
    re`(\{\.\.\.(${ID}),)(signal:${ID}\.signal\},${ID}\))`,
    '$1headers:{...$2.headers,"idempotency-key":String(Math.random())},$3',
  ),
  mutant(
    'a new key after the renewal',
    'carries the key of the first',
    re`"idempotency-key":${ID}\?\?(${ID}\(\))`,
    '"idempotency-key":$1',
  ),
  mutant('calls without an end', 'ends after 15 seconds', re`=15e3,(${ID}=6e4)`, '=15e6,$1'),
  mutant('a call that was late is repeated', 'is not repeated', re`${ID}===0\|\|${ID}\.tooLate\|\|`, ''),
];

/** Fails when the built scripts have no such place, or two: then the mutant has to be written anew. */
export function mutationOf({ name, find, replace }: Mutant): Rewriting {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const places = files.filter((file) => find.test(readFileSync(path.join(BUILT, file), 'utf8')));
  const [file] = places;
  if (!file || places.length > 1) throw new Error(`"${name}" fits ${places.length} places: ${places}`);
  return {
    file: new RegExp(path.basename(file).replaceAll('.', '\\.')),
    text: (text) => text.replace(find, replace),
  };
}
