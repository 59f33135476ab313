import type { ColumnKey } from './menu-table.types.js';

interface ColumnFacts {
  key: ColumnKey;
  label: string;
  /** Other headings people use for it. */
  also: readonly string[];
  /** The width of the column in characters. */
  width: number;
  kind: 'text' | 'money';
  hint: string;
}

const column = (
  key: ColumnKey,
  label: string,
  width: number,
  hint: string,
  also: readonly string[] = [],
  kind: ColumnFacts['kind'] = 'text',
): ColumnFacts => ({ key, label, also, width, kind, hint });

const money = (key: ColumnKey, label: string, hint: string, also: readonly string[] = []) =>
  column(key, label, 14, hint, also, 'money');

const YES_NO = 'ja oder nein; leer heißt ja.';

/** The columns in the order of the file, with their explanations. */
export const COLUMNS: readonly ColumnFacts[] = [
  column('category', 'Kategorie', 20, 'Gibt es sie noch nicht, wird sie angelegt.', [
    'Warengruppe',
    'Gruppe',
  ]),
  column('number', 'Nummer', 9, 'Was Gäste am Telefon sagen, zum Beispiel 14 oder 14a.', [
    'Nr',
    'Nr.',
    'Artikelnummer',
  ]),
  column('name', 'Name', 28, 'Wie die Speise heißt. Muss sein.', [
    'Speise',
    'Gericht',
    'Artikel',
    'Bezeichnung',
  ]),
  column('description', 'Beschreibung', 44, 'Steht unter dem Namen.', ['Text']),
  column('size', 'Größe', 14, 'Eine Zeile je Größe; bei nur einer Größe leer.', ['Variante', 'Portion']),
  money('price', 'Preis', 'In Euro, zum Beispiel 7,90. Muss sein.', [
    'Preis in Euro',
    'Preis (€)',
    'Preis €',
    'VK',
    'Einzelpreis',
  ]),
  money('priceDelivery', 'Preis Lieferung', 'Nur, wenn er bei Lieferung ein anderer ist.', ['Lieferpreis']),
  money('pricePickup', 'Preis Abholung', 'Nur, wenn er bei Abholung ein anderer ist.', ['Abholpreis']),
  money('priceTable', 'Preis am Tisch', 'Nur, wenn er am Tisch ein anderer ist.', ['Preis Tisch']),
  column('content', 'Inhalt', 10, 'Was in der Packung ist, zum Beispiel 330 ml oder 500 g.', ['Füllmenge']),
  money('deposit', 'Pfand', 'In Euro je Stück.'),
  column('depositKind', 'Pfandart', 10, 'Einweg oder Mehrweg; leer heißt Einweg.'),
  money('packaging', 'Verpackung', 'Was die Verpackung beim Mitnehmen kostet, in Euro.', [
    'Verpackungskosten',
  ]),
  column('minimum', 'Mindestbestellwert', 16, 'Zählt die Speise dazu? ja oder nein; leer heißt ja.', [
    'Zählt zum Mindestbestellwert',
  ]),
  column('tax', 'Steuerklasse', 18, 'Speise, Getränk und was auf dem Blatt „Erklärung“ steht.', [
    'Steuer',
    'Steuersatz',
    'MwSt',
  ]),
  column(
    'alcohol',
    'Alkohol',
    12,
    'Bier, Wein, Sekt, Spirituose, Alkopop oder Tabak. Daraus folgt die Altersgrenze; leer heißt nichts davon.',
  ),
  column(
    'minAge',
    'Altersgrenze',
    12,
    '16 oder 18, wo sie strenger ist als das Gesetz; leer heißt wie im Gesetz.',
    ['Mindestalter', 'Alter'],
  ),
  column('delivery', 'Lieferung', 10, YES_NO),
  column('pickup', 'Abholung', 10, YES_NO),
  column('table', 'Am Tisch', 10, YES_NO, ['Tisch']),
  column(
    'allergens',
    'Allergene',
    30,
    'Wörter oder die Codes deiner Karte, mit Komma dazwischen. „keine“ heißt: geprüft und keine. Leer heißt: noch nicht geprüft.',
  ),
  column('additives', 'Zusatzstoffe', 30, 'Wörter oder Codes, mit Komma dazwischen.'),
  column('diets', 'Ernährung', 18, 'vegetarisch, vegan, halal, scharf.', ['Ernährungsweise']),
  column('optionGroups', 'Auswahl', 28, 'Namen der Auswahlgruppen, mit Komma dazwischen.', [
    'Auswahlgruppen',
    'Extras',
  ]),
  column('ingredients', 'Zutaten', 28, 'Namen der Zutaten, mit Komma dazwischen.'),
  column('id', 'ID', 26, 'Woran wir die Speise wiedererkennen. Bei neuen Speisen leer lassen.'),
];

const BY_KEY = new Map(COLUMNS.map((facts) => [facts.key, facts]));

export const labelOf = (key: ColumnKey): string => BY_KEY.get(key)?.label ?? key;

const BY_HEADING = new Map(
  COLUMNS.flatMap((facts) => [facts.label, ...facts.also].map((heading) => [folded(heading), facts.key])),
);

/** Ignores case, stars and colons: people decorate headings. */
export const columnOf = (heading: string): ColumnKey | null => BY_HEADING.get(folded(heading)) ?? null;

function folded(heading: string): string {
  return heading
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .replace(/[\s*:_-]+/g, ' ')
    .trim();
}
