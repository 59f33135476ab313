import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const PAGES = inRoot('views', 'pages');
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const ENDINGS = ['', '.tsx', '.ts'];

/** The addresses of the back office, as their folders spell them. */
export const deskPages = () =>
  readdirSync(path.join(PAGES, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '+Page.tsx')
    .map((file) => `/app/${path.dirname(file)}`)
    .sort();

/** What a page is made of answers how it saves, asks, takes back, and what it shows without data. */
export function modelOf(page) {
  const parts = partsOf(path.join(PAGES, page, '+Page.tsx'));
  const uses = (pattern) => parts.some(({ text }) => pattern.test(text));
  const hasBar = uses(/<SaveBar\b/);
  const asks = uses(/\buseUnsaved\(|\buseHolding\(/);
  return {
    saves: hasBar ? 'bar' : uses(/\bapi\.post\b|\bupload\b/) ? 'act by act' : 'reads only',
    guard: asks ? 'asks' : uses(/<form\b/) ? 'no' : 'nothing to lose',
    undo: uses(/\btoastDeleted\(|\btakeBack\(|'Rückgängig'|>Rückgängig</) ? 'yes' : '–',
    empty: uses(/<EmptyState\b|[Nn]och (?:kein|nichts)/) ? 'yes' : '–',
    loading: uses(/<LoadingState\b|loading=\{/) ? 'yes' : '–',
    error: uses(/\buseSending\b|<Problem\b|\.success\b/) ? 'yes' : 'frame',
  };
}

/** A file of the views and what it imports there, the frame and the library left out. */
function partsOf(file, seen = new Map()) {
  if (seen.has(file)) return [];
  const text = readFileSync(file, 'utf8');
  seen.set(file, { text });
  for (const [, to] of text.matchAll(IMPORT)) {
    const found = ENDINGS.map((ending) => path.resolve(path.dirname(file), to + ending)).find(isPart);
    if (found) partsOf(found, seen);
  }
  return [...seen.values()];
}

const isPart = (file) =>
  /\/views\/(pages|components)\/.*\.tsx?$/.test(file) &&
  !/Picture(Picker|Window)/.test(file) &&
  existsSync(file);
