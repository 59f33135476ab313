import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { SWC } from './swc.mjs';

const FOLDERS = ['src', 'views', 'test'];
/** What specs import from beside the sources; it needs no compiling. */
const LINKED = ['scripts', 'embedded-mongo'];
/** What stands in for a package beside the compiled specs. */
const STAND_INS = { '@jest/globals': 'jest-globals.mjs', 'fast-check': 'quick-properties.mjs' };

/** Where the compiled specs lie, in the same tree as their sources. */
export const compiledDir = (root) => path.join(root, 'dist', 'specs');

export const compiledFile = (root, file) =>
  path.join(compiledDir(root), path.relative(root, file).replace(/\.tsx?$/, '.js'));

/** Compiles the sources and specs once, so that a process can load the product natively. Only what changed is done again. */
export async function compile(root) {
  const out = compiledDir(root);
  forgetOthers(out);
  const sources = FOLDERS.flatMap((folder) => sourcesIn(root, folder));
  const outputs = new Set(sources.map((file) => compiledFile(root, path.join(root, file))));
  for (const file of FOLDERS.flatMap((folder) => filesIn(path.join(out, folder)))) {
    if (!outputs.has(file)) rmSync(file);
  }
  await Promise.all(sources.map((file) => compileFile(root, path.join(root, file))));
  for (const name of LINKED) link(path.join(root, name), path.join(out, name));
}

/** For a run of jest that needs no stores. */
export const compileFor = (_, { rootDir }) => compile(rootDir);

/** Another compiler or other options make other files out of the same sources. */
function forgetOthers(out) {
  const stamp = path.join(out, 'package.json');
  const wanted = JSON.stringify({ type: 'module', swc: SWC });
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    writeFileSync(stamp, wanted);
  }
  for (const [name, source] of Object.entries(STAND_INS)) {
    const folder = path.join(out, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.js'), readFileSync(new URL(source, import.meta.url)));
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module","exports":"./index.js"}');
  }
}

async function compileFile(root, file) {
  const output = compiledFile(root, file);
  const { mtime } = statSync(file);
  if (existsSync(output) && statSync(output).mtime.getTime() === mtime.getTime()) return;
  const text = /\.tsx?$/.test(file)
    ? (await transformFile(file, { ...SWC, sourceMaps: 'inline', sourceFileName: file })).code
    : readFileSync(file);
  // Whole or not at all: two runs of one clone may compile at the same time.
  const draft = `${output}.${process.pid}`;
  mkdirSync(path.dirname(output), { recursive: true });
  writeFileSync(draft, text);
  utimesSync(draft, mtime, mtime);
  renameSync(draft, output);
}

/** Specs beside the views run under plain jest: views name their modules as the bundler does, without an ending. */
const sourcesIn = (root, folder) =>
  filesIn(path.join(root, folder))
    .map((file) => path.relative(root, file))
    .filter((file) => /\.(tsx?|mjs|cjs|json)$/.test(file) && !/\.d\.m?ts$/.test(file))
    .filter((file) => folder !== 'views' || !/\.spec\.tsx?$/.test(file));

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    : [];

function link(target, place) {
  if (existsSync(target) && !existsSync(place)) symlinkSync(target, place);
}
