import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOTS = ['src', 'views', 'embedded-mongo/src'];

export const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** Every file of the product below a folder of the project, specs included, as paths from the project's root. */
export const filesBelow = (root, folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => !file.includes('node_modules') && statSync(path.join(root, file)).isFile())
        .sort()
    : [];

export const productFiles = (root) => ROOTS.flatMap((folder) => filesBelow(root, folder));

export const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** Pairs of files: who imports whom, by the relative paths in the text. */
export function importsAmong(root, files) {
  const known = new Set(files);
  return files.filter(isCode).flatMap((file) =>
    specifiersIn(readFileSync(path.join(root, file), 'utf8'))
      .map((specifier) => [file, resolved(path.join(path.dirname(file), specifier), known)])
      .filter(([, target]) => target),
  );
}

const specifiersIn = (text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier]) => specifier);

const resolved = (target, known) =>
  [
    target,
    target.replace(/\.jsx?$/, '.ts'),
    target.replace(/\.jsx?$/, '.tsx'),
    `${target}.ts`,
    `${target}.tsx`,
  ].find((file) => known.has(file));
