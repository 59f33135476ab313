const VOWEL = /[aeiouyäöüàáèéìíòóùú]/i;
const LETTER = /\p{L}/u;
/** Letters that are spoken as one and stay together; those of Pfanne and Pfeffer, not those of Ap-fel and Karp-fen. */
const TOGETHER = /^(sch[lmnrw]?|ch|ck|ph|th|qu|gh|gn|pf(?=ann|eff|iff|irs|lau)l?|[bdfgkpt][lr])/i;
/** These only where a consonant stands before them: Kis-te, but Brust-stück. */
const AFTER_CONSONANT = /^s(tr|pr|[tp])/i;
const LEAST = 3;
/** Words that others are put together with on menus: 'Semmel-knödel', 'Spargel-creme-suppe'; by sound alone it would be 'Semmelk-nödel'. */
const PARTS = new RegExp(
  `(?<=\\p{L}{${LEAST}})(?:${[
    // What ends so takes an s before the next part: 'Überwachungs-aufgaben'.
    String.raw`(?<=\p{L}(?:ung|heit|keit|schaft|tät|ion)s)(?=\p{L}{3})`,
    'schwein|rinder|fleisch|fisch|lachs|garnele|brust|filet|medaillon|streifen|spieß|steak|roulade|wurst|würst|schinken|speck',
    'schnitzel|geschnetzel|gulasch|ragout|braten|burger|knödel|klöße|spätzle|nudel|pizza|auflauf|tasche|kartoffel|pommes|püree|rösti',
    'salat|suppe|soße|sauce|brühe|creme|rahm|sahne|butter|kräuter|kraut|dressing|gemüse|pilz|spinat|spargel|zwiebel|tomate|bohne|knoblauch',
    'käse|brot|brötchen|baguette|kuchen|torte|strudel|sorbet|(?<=beer|nille|lade)eis|(?<![kp]|bee)reis|frucht|früchte|beer|apfel|kirsch',
    'schorle|saft|wasser|wein|bier|kaffee|flasche|becher|schale|schüssel|stück|scheibe|pfanne|platte|teller|topf|ofen|küche|haus',
    'spezial|speise|gericht|menü|karte|angebot|auswahl|empfehlung|beilage|portion|familie|wälder|schiff|dampf|fahrt|gesellschaft|kapitän',
  ].join('|')})`,
  'giu',
);
/** A part that is put on is where a word is divided best, unless that leaves the line half empty. */
const WORTH = 0.45;
/** Behind its hyphens and slashes a long word goes on in the next line as it is. */
const WITHIN = /(?<=\p{L}{4}-)(?=\p{L}{3})|(?<=.\/)(?=\p{L}{3})/u;

/** 'Donnerstags-Spezialität' in the parts that may stand on lines of their own without being divided. */
export const partsOf = (word: string): string[] => word.split(WITHIN);

/** How many letters of a word stay on a line that has room for so many: it is divided where it is spoken. */
export function lettersBefore(word: readonly string[], room: number): number {
  const most = Math.min(room, word.length - LEAST);
  const seam = seamsOf(word).findLast((at) => at <= most && at >= room * WORTH);
  if (seam !== undefined) return seam;
  for (let at = most; at >= LEAST; at--) if (isDividedAt(word, at)) return at;
  const last = word.length - LEAST;
  return last < LEAST ? room : Math.min(room, last);
}

/** German divides where words were put together, and else before the last consonant that a vowel follows. */
export function isDividedAt(word: readonly string[], at: number): boolean {
  const seams = seamsOf(word);
  if (seams.includes(at)) return true;
  if (seams.includes(at - 1) || seams.includes(at + 1)) return false;
  const before = word.slice(0, at);
  if (!before.some((letter) => VOWEL.test(letter)) || isWithinOnset(word, at)) return false;
  const onset = onsetAt(word, at);
  return onset > 0 && VOWEL.test(word[at + onset] ?? '');
}

/** Where the parts of a word begin that it is put together of. */
const seamsOf = (word: readonly string[]): number[] =>
  Array.from(word.join('').matchAll(PARTS), ({ index }) => index).filter((at) =>
    word.slice(0, at).some((letter) => VOWEL.test(letter)),
  );

function onsetAt(word: readonly string[], at: number): number {
  const rest = word.slice(at).join('');
  const isConsonant = (letter = '') => LETTER.test(letter) && !VOWEL.test(letter);
  const joined = TOGETHER.exec(rest) ?? (isConsonant(word[at - 1]) ? AFTER_CONSONANT.exec(rest) : null);
  if (joined) return joined[0].length;
  return isConsonant(word[at]) ? 1 : 0;
}

const isWithinOnset = (word: readonly string[], at: number): boolean =>
  [1, 2, 3].some((back) => at - back > 0 && onsetAt(word, at - back) > back);
