import { berlinDayOf } from './berlin-day.mjs';
import { centsIn, isText } from './csv.mjs';

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** The lines add up to the total, and the table has each of them once. */
export function* lineProblems(documents, rows) {
  for (const { content, number } of documents) {
    const { lines, totalCents } = content.body;
    if (sumOf(lines.map(({ cents }) => cents)) !== totalCents)
      yield `Beleg ${number}: die Zeilen ergeben nicht den Gesamtbetrag.`;
  }
  yield* tableProblems(documents, rows, 'lines.csv', ({ content: { body } }) =>
    body.lines.map(
      ({ text, cents, mark }, index) =>
        (row) =>
          row.Zeile === String(index + 1) &&
          isText(row.Bezeichnung, text) &&
          centsIn(row.Betrag) === cents &&
          row.Kennzeichen === mark,
    ),
  );
}

/** Net and tax make the gross of each rate, and the rates make the total. */
export function* vatProblems(documents, rows) {
  for (const { content, number } of documents) {
    const { groups, totalCents } = content.body;
    if (groups.some(({ netCents, vatCents, grossCents }) => netCents + vatCents !== grossCents))
      yield `Beleg ${number}: Netto und Steuer ergeben nicht den Bruttobetrag.`;
    if (groups.some(({ rate, vatCents, grossCents }) => Math.abs(vatOf(grossCents, rate) - vatCents) > 1))
      yield `Beleg ${number}: die Steuer passt nicht zum Steuersatz.`;
    if (groups.length > 0 && sumOf(groups.map(({ grossCents }) => grossCents)) !== totalCents)
      yield `Beleg ${number}: die Steuersätze ergeben nicht den Gesamtbetrag.`;
  }
  yield* tableProblems(documents, rows, 'vat.csv', ({ content: { body } }) =>
    body.groups.map(
      ({ rate, mark, netCents, vatCents, grossCents }) =>
        (row) =>
          row.Satz === String(rate) &&
          row.Kennzeichen === mark &&
          centsIn(row.Netto) === netCents &&
          centsIn(row.Steuer) === vatCents &&
          centsIn(row.Brutto) === grossCents,
    ),
  );
}

const vatOf = (gross, rate) => Math.round((gross * rate) / (100 + rate));

/** The sums of days are those of the documents, day by day and rate by rate. */
export function* dayProblems(documents, rows) {
  const expected = new Map();
  const add = (document, rate, amounts) => {
    const key = `${berlinDayOf(document.content.issuedAt)} ${rate}`;
    const before = expected.get(key) ?? [0, 0, 0];
    expected.set(
      key,
      before.map((cents, index) => cents + amounts[index]),
    );
  };
  for (const document of documents) {
    const { groups, tipCents, voucherCents = 0, totalCents } = document.content.body;
    for (const { rate, netCents, vatCents, grossCents } of groups)
      add(document, rate, [netCents, vatCents, grossCents]);
    const untaxed = tipCents - voucherCents + (groups.length === 0 ? totalCents : 0);
    if (untaxed !== 0) add(document, '', [0, 0, untaxed]);
  }
  for (const row of rows) {
    const key = `${row.Belegdatum} ${row.Satz}`;
    const left = expected.get(key);
    const told = [row.Netto, row.Steuer, row.Umsatz].map(centsIn);
    if (!left) yield `daily.csv: am ${row.Belegdatum} gibt es dazu keinen Beleg (${row.Buchungstext}).`;
    else
      expected.set(
        key,
        left.map((cents, index) => cents - told[index]),
      );
  }
  for (const [key, left] of expected)
    if (left.some((cents) => cents !== 0))
      yield `daily.csv: am ${dayAndRateOf(key)} ist die Summe nicht die der Belege.`;
}

const dayAndRateOf = (key) => {
  const [day, rate] = key.split(' ');
  return rate ? `${day} zum Satz ${rate} %` : `${day} ohne Steuer`;
};

/** Row for row what the documents say, in their order. */
function* tableProblems(documents, rows, file, expectedOf) {
  let next = 0;
  for (const document of documents) {
    const { number } = document;
    for (const fits of expectedOf(document)) {
      const row = rows[next];
      if (row?.Nummer !== number) {
        yield `${file}: zu Beleg ${number} fehlt eine Zeile.`;
        break;
      }
      if (!fits(row)) yield `${file}: eine Zeile zu Beleg ${number} sagt etwas anderes als der Beleg.`;
      next += 1;
    }
    for (; rows[next]?.Nummer === number; next += 1)
      yield `${file}: zu Beleg ${number} steht eine Zeile zu viel.`;
  }
  if (next < rows.length) yield `${file}: am Ende stehen Zeilen, zu denen es keinen Beleg gibt.`;
}
