import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { nameOf } from './postal-codes/name.mjs';

const USAGE = `node scripts/postal-codes.mjs DE.zip [postal-codes.tsv]

Makes the table of German postal codes from the file that GeoNames publishes at
https://download.geonames.org/export/zip/DE.zip (CC BY 4.0). Without a second name it goes
to .data/postal-codes.tsv; an installation reads DATA_DIR/postal-codes.tsv before the table
of the product, data/postal-codes.tsv.`;

const SOURCE = {
  name: 'GeoNames',
  url: 'https://www.geonames.org/postal-codes/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.de',
};

const [file, target = path.join('.data', 'postal-codes.tsv')] = process.argv.slice(2);
if (!file) {
  console.error(USAGE);
  process.exit(2);
}

const bytes = readFileSync(file);
const rows = rowsOf((isZip(bytes) ? unzipped(bytes, 'DE.txt') : bytes).toString('utf8'));
if (rows.length === 0) {
  console.error(`In ${file} steht keine deutsche Postleitzahl.`);
  process.exit(1);
}
const head = `# ${JSON.stringify([{ ...SOURCE, day: new Date().toISOString().slice(0, 10) }])}`;
writeFileSync(target, `${[head, ...rows].join('\n')}\n`);
console.log(`${rows.length} Postleitzahlen in ${target}`);

/** One line a code, sorted: the middle of all its places, and their names. */
function rowsOf(text) {
  const places = new Map();
  for (const line of text.split('\n')) {
    const [country, code = '', name = '', , , , , district = '', , lat, lon] = line.split('\t');
    const isWhole = country === 'DE' && /^\d{5}$/.test(code) && lat && lon;
    if (isWhole)
      places.set(code, [...(places.get(code) ?? []), { name, district, lat: Number(lat), lon: Number(lon) }]);
  }
  return [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, all]) => [code, townsIn(all), middle(all, 'lon'), middle(all, 'lat')].join('\t'));
}

/** The parts of a city that is a district of its own are no towns beside it. */
function townsIn(places) {
  const names = [...new Set(places.map(({ name }) => name))];
  const city = places.find(({ name, district }) => name === district);
  return city?.name ?? nameOf(names);
}

function middle(all, key) {
  return Number((all.reduce((sum, place) => sum + place[key], 0) / all.length).toFixed(5));
}

function isZip(archive) {
  return archive.readUInt32LE(0) === 0x04034b50;
}

/** Reads one file of an archive by its table of contents at the end. */
function unzipped(archive, name) {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let entry = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(entry) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      archive.readUInt16LE(entry + at),
    );
    if (archive.toString('utf8', entry + 46, entry + 46 + nameLength) === name)
      return contentOf(archive, entry);
    entry += 46 + nameLength + extraLength + commentLength;
  }
  throw new Error(`Im Archiv fehlt ${name}.`);
}

function contentOf(archive, entry) {
  const [method, size, local] = [
    archive.readUInt16LE(entry + 10),
    archive.readUInt32LE(entry + 20),
    archive.readUInt32LE(entry + 42),
  ];
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const content = archive.subarray(start, start + size);
  return method === 0 ? content : inflateRawSync(content);
}
