const KINDS = [
  [
    /pizza|margherita|salami|funghi|calzone|quattro|diavola|prosciutto/,
    'Dünner, knuspriger Boden aus dem heißen Ofen',
  ],
  [
    /pasta|spaghetti|penne|tagliatelle|rigatoni|lasagne|ravioli|gnocchi|carbonara|bolognese/,
    'Al dente gekocht und in der Pfanne geschwenkt',
  ],
  [/burger/, 'Saftig gegrilltes Patty im gerösteten Brötchen'],
  [/salat|insalata|rucola|caesar/, 'Knackiger Salat mit hausgemachtem Dressing'],
  [/suppe|minestrone|ramen|eintopf/, 'Langsam geköchelt und heiß serviert'],
  [/curry|masala|korma/, 'Cremig geschmort und mit Kokosmilch abgerundet'],
  [/döner|dürüm|kebab|falafel|lahmacun/, 'Frisch vom Grill, mit knackigem Gemüse und Soße nach Wahl'],
  [/sushi|maki|nigiri|roll/, 'Von Hand gerollt, mit Wasabi, Ingwer und Sojasoße'],
  [/schnitzel|braten|gulasch|roulade|knödel|spätzle/, 'Nach Art des Hauses, frisch aus der Pfanne'],
  [/bruschetta|antipasti|vorspeise|oliven|carpaccio/, 'Ein kleiner Auftakt, auf gutem Brot angerichtet'],
  [/tiramisu|panna cotta|eis|kuchen|dessert|mousse|crème/, 'Süßer Abschluss, jeden Tag frisch angesetzt'],
  [/wein|chianti|pinot|riesling|prosecco/, 'Ausgewogen und fruchtig, passt gut zu unserer Küche'],
  [/cola|limo|wasser|saft|schorle|bier|tee|kaffee|espresso/, 'Gut gekühlt oder frisch aufgebrüht serviert'],
];
const PLAIN = 'Frisch zubereitet aus ausgesuchten Zutaten';
const ENDS = [
  'Ein Klassiker, der immer passt.',
  'Einfach, ehrlich und voller Geschmack.',
  'Dazu empfehlen wir ein Stück frisches Brot.',
  'Bei unseren Gästen seit Jahren beliebt.',
  'Genau richtig für den großen und den kleinen Hunger.',
];

export function descriptionOf(name, data) {
  const [, opening] = KINDS.find(([pattern]) => pattern.test(name.toLowerCase())) ?? [null, PLAIN];
  const inside = (data?.ingredients ?? []).slice(0, 4);
  const contents = inside.length > 0 ? `, mit ${listed(inside)}` : '';
  return `${opening}${contents}. ${ENDS[hashOf(name) % ENDS.length]}`;
}

const listed = (words) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

const hashOf = (text) => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 65_521, 7);
