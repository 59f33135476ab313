import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../setup/paths.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts'];

export const parsed = (file) =>
  ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The source file that a relative import leads to, or null; what is built comes from the source of the same name. */
export function resolved(from, specifier) {
  if (!specifier.startsWith('.')) return null;
  const target = path
    .join(path.dirname(from), specifier)
    .replace(/^dist\/app\//, 'src/')
    .replace(/\.m?js$/, '');
  const candidates = ENDINGS.map((ending) => target + ending);
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(inRoot(file))) ?? null;
}
