import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const KIB = 1_024;
/** What a page may load before it can be used, packed with gzip, in KiB. Whoever makes a page lighter lowers its number. */
const ANY = { scripts: 179, styles: 32 };
const OWN = {
  '/login': { scripts: 126, styles: 18 },
  '/app/settings/delivery': { scripts: 179, styles: 31 },
  '/app/dashboard': { scripts: 179, styles: 35 },
};
const KINDS = { scripts: ['.js', 'Skripte'], styles: ['.css', 'Stile'] };

const RUNTIME = /client-routing[^:]*entry\.js$/;
const PAGE = /virtual:vike:page-entry:client:\/pages(\/.+)$/;

/** Stops a build of which a page has grown too heavy. */
export function checkPageWeights() {
  const manifest = JSON.parse(readFileSync(inRoot('dist/assets.json'), 'utf8'));
  const packedSize = (file) => gzipSync(readFileSync(inRoot('dist/client', file)), { level: 9 }).length;
  const complaints = tooHeavy(weightsOf(manifest, packedSize));
  if (complaints.length > 0) throw new Problem(complaints.join('\n'));
}

/** Bytes by page and kind: everything that its entry and the client's own lead to without being asked for later. */
export function weightsOf(manifest, sizeOf) {
  const keys = Object.keys(manifest);
  const runtime = keys.filter((key) => RUNTIME.test(key));
  const sizes = new Map();
  const size = (file) => sizes.get(file) ?? sizes.set(file, sizeOf(file)).get(file);
  const weigh = (files, ending) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + size(file), 0);
  return keys.flatMap((key) => {
    const [, page] = PAGE.exec(key) ?? [];
    if (!page) return [];
    const files = filesOf(manifest, [...runtime, key]);
    return [{ page, scripts: weigh(files, '.js'), styles: weigh(files, '.css'), files: files.length }];
  });
}

function filesOf(manifest, keys) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const name of [file, ...css]) files.add(name);
    imports.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

export function tooHeavy(weights) {
  return weights.flatMap(({ page, ...bytes }) =>
    Object.entries(KINDS).flatMap(([kind, [, name]]) => {
      const allowed = (OWN[page] ?? ANY)[kind];
      const kib = bytes[kind] / KIB;
      if (kib <= allowed) return [];
      return [`Die Seite ${page} lädt ${kib.toFixed(1)} KiB ${name} (gzip), erlaubt sind ${allowed} KiB.`];
    }),
  );
}
