import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parsed, resolved } from './imports.mjs';
import { exportsOf, importsOf, mentions } from './module-names.mjs';
import { allFiles, sourceFiles } from './source-files.mjs';

/** Where every export must be imported by another file. */
const CHECKED = ['src', 'views'];
/** Who may import it; a spec counts, it is the reason why some helpers are exported. */
const READERS = ['src', 'views', 'embedded-mongo', 'scripts', 'test'];
/** Vike and the builds find these by their path, and read from them what they know by name. */
const ENTRIES = [
  /^views\/(.*\/)?\+[^/]*$/,
  /\.entry\.tsx?$/,
  /^views\/storefront\/server\.tsx$/,
  /^src\/(main|worker)\.ts$/,
];

/** Exports that nobody uses: no other file imports them, and their own does not need them either. */
export const deadExports = () => unimported().filter(({ isUsedHere }) => !isUsedHere);

/** Exports that no other file imports, as { file, line, name, isUsedHere }. */
export function unimported() {
  const used = new Map();
  for (const file of allFiles(READERS)) {
    for (const { specifier, names } of importsOf(parsed(file))) {
      const target = resolved(file, specifier);
      if (target) used.set(target, [...(used.get(target) ?? []), ...names]);
    }
  }
  return sourceFiles(CHECKED)
    .filter((file) => !ENTRIES.some((entry) => entry.test(file)))
    .flatMap((file) => unimportedFrom(file, new Set(used.get(file))));
}

function unimportedFrom(file, used) {
  if (used.has('*')) return [];
  const source = parsed(file);
  return exportsOf(source)
    .filter(({ name, decorated }) => !decorated && !used.has(name))
    .map(({ name, line }) => ({ file, line, name, isUsedHere: mentions(source, name) > 1 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dead = deadExports();
  for (const { file, line, name } of dead) console.log(`${file}:${line} ${name}`);
  console.log(`${dead.length} exports that nobody uses`);
  process.exitCode = dead.length > 0 ? 1 : 0;
}
