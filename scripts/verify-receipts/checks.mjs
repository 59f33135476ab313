import { sha256 } from './canonical.mjs';
import { tableIn } from './csv.mjs';
import { documentsIn } from './documents.mjs';
import { dayProblems, lineProblems, vatProblems } from './sums.mjs';
import { countedProblems, NEEDED, orderProblems, paymentProblems } from './tables.mjs';

const FORMAT = 'tresen-belege-1';
const START = '0'.repeat(64);

/** Everything that is wrong with an export, in sentences; `facts` say what it holds. */
export function problemsOf(files, { end = null, sum = null } = {}) {
  const manifest = manifestIn(files);
  if (!manifest) return { problems: ['manifest.json fehlt oder ist keine dieser Exporte.'], facts: {} };
  const rows = rowsOf(files, 'documents.csv');
  if (!rows) return { problems: ['documents.csv fehlt oder ist keine Tabelle.'], facts: {} };
  const problems = [...fileProblems(files, manifest), ...sumProblems(files, sum)];
  const documents = documentsIn(rows, problems);
  problems.push(
    ...doubleProblems(documents),
    ...chainProblems(documents, manifest.chain),
    ...seriesProblems(documents, manifest.chain),
    ...endProblems(documents, manifest.chain, end),
    ...mirrorProblems(documents),
    ...lineProblems(documents, rowsOf(files, 'lines.csv') ?? []),
    ...vatProblems(documents, rowsOf(files, 'vat.csv') ?? []),
    ...dayProblems(documents, rowsOf(files, 'daily.csv') ?? []),
    ...countedProblems((file) => rowsOf(files, file)),
    ...paymentProblems(documents, rowsOf(files, 'payments.csv') || []),
    ...orderProblems(documents, rowsOf(files, 'orders.csv') || []),
  );
  return {
    problems: [...new Set(problems)],
    facts: { ...factsOf(documents, manifest, end), sum: sumOf(files) },
  };
}

function manifestIn(files) {
  try {
    const manifest = JSON.parse(files.get('manifest.json'));
    return manifest.format === FORMAT && Array.isArray(manifest.files) && manifest.chain ? manifest : null;
  } catch {
    return null;
  }
}

const rowsOf = (files, name) => files.has(name) && tableIn(files.get(name));

/** A byte that was changed anywhere, and files that went or came. */
function* fileProblems(files, { files: listed }) {
  for (const { file, sha256: sum } of listed) {
    if (!files.has(file)) yield `Die Datei ${file} fehlt.`;
    else if (sha256(files.get(file)) !== sum)
      yield `Die Datei ${file} ist nicht mehr, wie sie geschrieben wurde.`;
  }
  for (const file of NEEDED) if (!listed.some((one) => one.file === file)) yield `Die Datei ${file} fehlt.`;
  const known = new Set([...listed.map(({ file }) => file), 'manifest.json']);
  for (const name of files.keys()) if (!known.has(name)) yield `Die Datei ${name} gehört nicht zum Export.`;
}

/** Of the manifest, which has the sum of every other file. */
const sumOf = (files) => sha256(files.get('manifest.json'));

function* sumProblems(files, sum) {
  if (sum !== null && !sumOf(files).startsWith(sum))
    yield 'Der Export ist nicht der, dessen Prüfsumme angegeben wurde.';
}

function* doubleProblems(documents) {
  for (const field of ['number', 'chainSeq', 'cause', 'id']) {
    const seen = new Set();
    for (const { content, number } of documents) {
      if (seen.has(content[field])) yield `Beleg ${number} steht doppelt im Export.`;
      seen.add(content[field]);
    }
  }
}

function* chainProblems(documents, { from, prevHash }) {
  let before = { chainSeq: from - 1, hash: from === 1 ? START : prevHash, number: null };
  for (const { content, hash, number } of documents) {
    const gap = content.chainSeq - before.chainSeq - 1;
    if (gap === 1) yield `Vor ${number} fehlt ein Beleg (Kette ${before.chainSeq + 1}).`;
    if (gap > 1)
      yield `Vor ${number} fehlen ${gap} Belege (Kette ${before.chainSeq + 1} bis ${content.chainSeq - 1}).`;
    if (gap < 0) yield `Beleg ${number} steht nicht an seiner Stelle (Kette ${content.chainSeq}).`;
    if (gap === 0 && content.prevHash !== before.hash)
      yield `Beleg ${number} schließt nicht an ${before.number ?? 'den Anfang'} an.`;
    if (before.issuedAt > content.issuedAt) yield `Beleg ${number} ist früher ausgestellt als der davor.`;
    before = { chainSeq: content.chainSeq, hash, number, issuedAt: content.issuedAt };
  }
}

/** Within one export a series has no hole; where the chain begins, each begins with 1. */
function* seriesProblems(documents, { from }) {
  const last = new Map();
  for (const { content, number } of documents) {
    const { series, seq } = content;
    const expected = last.has(series) ? last.get(series) + 1 : from === 1 ? 1 : seq;
    if (seq !== expected) yield `In der Reihe ${series} folgt ${number} nicht auf Nummer ${expected - 1}.`;
    last.set(series, seq);
  }
}

function* endProblems(documents, { to, lastHash, documents: count }, end) {
  const last = documents.at(-1);
  if (documents.length !== count)
    yield `Der Export nennt ${count} ${count === 1 ? 'Beleg' : 'Belege'}, enthält aber ${documents.length}.`;
  if (last && (last.content.chainSeq !== to || last.hash !== lastHash))
    yield `Das Ende der Kette ist nicht das, das der Export nennt (Kette ${to}).`;
  if (end && !(last?.hash ?? '').startsWith(end))
    yield 'Das Ende der Kette ist nicht das, das angegeben wurde.';
}

/** A cancellation takes back exactly what stood on the document it names. */
function* mirrorProblems(documents) {
  const byNumber = new Map(documents.map((document) => [document.number, document]));
  for (const { content, number } of documents) {
    const about = byNumber.get(content.body.about?.number);
    if (content.kind !== 'cancellation' || !about) continue;
    const [back, there] = [amountsOf(content.body), amountsOf(about.content.body)];
    if (back.length !== there.length || back.some((cents, index) => cents + there[index] !== 0))
      yield `Storno ${number} nimmt nicht genau zurück, was auf ${about.number} steht.`;
  }
}

const amountsOf = ({ lines, groups, totalCents, tipCents }) => [
  totalCents,
  tipCents,
  ...lines.map(({ cents }) => cents),
  ...groups.flatMap(({ grossCents, netCents, vatCents }) => [grossCents, netCents, vatCents]),
];

const factsOf = (documents, { restaurant, chain }, end) => ({
  restaurant,
  documents: documents.length,
  from: chain.from,
  to: chain.to,
  first: documents[0]?.number,
  last: documents.at(-1)?.number,
  lastHash: documents.at(-1)?.hash,
  anchored: end !== null,
});
