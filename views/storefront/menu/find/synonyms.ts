/** What guests call one thing by, in the spelling of search words: each stands for all of its row. */
const SAME = [
  ['nachtisch', 'nachspeise', 'dessert', 'suesses', 'suessspeise', 'sweets', 'dolci'],
  ['huhn', 'huehn', 'haehnchen', 'hendl', 'chicken', 'pollo'],
  ['rind', 'beef', 'manzo'],
  ['fisch', 'fish', 'pesce'],
  ['pilz', 'champignon', 'mushroom', 'funghi'],
  ['salat', 'salad', 'insalata'],
  ['nudel', 'pasta', 'noodle'],
  ['kaese', 'cheese', 'formaggi'],
  ['pommes', 'fritten', 'fries'],
  ['cola', 'coke'],
  ['limo', 'limonade', 'lemonade'],
  ['bier', 'beer', 'birra'],
  ['wein', 'wine', 'vino'],
  ['wasser', 'water', 'acqua', 'mineralwasser'],
  ['getraenk', 'drink', 'beverage'],
  ['halb', 'haelfte', 'half', 'halves', 'meta'],
];

/** A word for more than one thing finds all of them, and none of them finds it. */
const WIDER: Record<string, string[]> = {
  softdrink: ['softdrink', 'cola', 'limo', 'fanta', 'sprite', 'spezi'],
  erfrischungsgetraenk: ['softdrink', 'cola', 'limo', 'fanta', 'sprite', 'spezi'],
  veggie: ['veggie', 'vegetari', 'vegan'],
  vegetarisch: ['vegetari', 'vegan'],
  vegetarian: ['vegetari', 'vegan'],
  fleischlos: ['fleischlos', 'vegetari', 'vegan'],
};

/** As hasty fingers write it: 'susses' for 'süßes', 'kase' for 'Käse'. */
const inHaste = (word: string): string => word.replace(/([aou])e/g, '$1');

const MEANINGS: readonly [word: string, meant: readonly string[]][] = [
  ...SAME.flatMap((row) => row.map((word): [string, string[]] => [word, row])),
  ...Object.entries(WIDER),
].flatMap(([word, meant]): [string, string[]][] => [
  [word, meant],
  [inHaste(word), meant],
]);

/** Enough of a word to know which one it will be. */
const KNOWN_FROM = 4;
/** 'Desserts', 'Getränken': an ending is no other word. */
const ENDING = 2;

/** Under what else a typed word may stand on the menu. */
export const meantBy = (word: string, isLike: (known: string, word: string) => boolean = isSame): string[] =>
  MEANINGS.flatMap(([known, meant]) => (isLike(known, word) ? meant : []));

function isSame(known: string, word: string): boolean {
  if (word.length >= KNOWN_FROM && known.startsWith(word)) return true;
  return word.startsWith(known) && word.length - known.length <= ENDING;
}
