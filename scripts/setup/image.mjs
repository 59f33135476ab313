import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OUTSIDE } from './outside.mjs';
import { inRoot } from './paths.mjs';

/** Whole folders and files of the tree that a running product reads. */
const READ = [
  'package.json',
  'data',
  'scripts/print-agent.mjs',
  'scripts/print-agent',
  ...['packed', 'client', 'storefront', 'api-types.json', 'assets.json'].map((name) => `dist/${name}`),
];
/** Packages of which only files are read, by invoices and vouchers. */
const FILES = ['@fontsource/poppins'];
/** Vike brings the tools that build the views; its server loads none of them. */
const BUILDS = {
  vike: ['@babel/core', '@babel/types', '@universal-deploy/vite', 'esbuild', 'vite', 'vite-plugin-wrapper'],
};
/** Types, maps and readmes of packages; a license stays with what it belongs to. */
const UNREAD = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|flow)$|\/(docs?|tests?|examples?|\.github)$/i;
const IMPORTED = /^(?:import|export)\b[^'";]*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;

/** Lays out what runs, and nothing else: the image is this folder. */
export function layOut(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of READ) copy(name, folder);
  const { files, packages } = workApart();
  for (const file of files) copy(file, folder);
  for (const name of withDependencies([...OUTSIDE, ...FILES, ...packages])) copyPackage(name, folder);
}

const copy = (name, folder, filter) =>
  cpSync(inRoot(name), path.join(folder, name), { recursive: true, dereference: true, filter });

const copyPackage = (place, folder) =>
  copy(place, folder, (source) => {
    const inside = source.slice(inRoot(place).length);
    return !inside.startsWith('/node_modules') && !UNREAD.test(inside);
  });

/** Processes of their own are started from their files: those, and what they import. */
function workApart() {
  const children = readdirSync(inRoot('dist/app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.child.js'),
  );
  const files = new Set(children.map((file) => `dist/app/${file}`));
  const packages = new Set();
  for (const file of files) {
    for (const [, named, later] of readFileSync(inRoot(file), 'utf8').matchAll(IMPORTED)) {
      const wanted = named ?? later;
      if (/^\.\.?\//.test(wanted)) files.add(path.join(path.dirname(file), wanted));
      else if (!wanted.startsWith('node:')) packages.add(nameOf(wanted));
    }
  }
  return { files, packages };
}

const nameOf = (wanted) => wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');

/** The folders of these packages and of all they depend on, as Node would find them. */
function withDependencies(names) {
  const places = new Set(names.map((name) => placeFrom('', name)).filter(Boolean));
  for (const place of places) {
    const { name, dependencies, optionalDependencies } = JSON.parse(
      readFileSync(inRoot(place, 'package.json'), 'utf8'),
    );
    const wanted = Object.keys({ ...dependencies, ...optionalDependencies });
    for (const dependency of wanted.filter((one) => !BUILDS[name]?.includes(one))) {
      const found = placeFrom(place, dependency);
      if (found) places.add(found);
    }
  }
  return places;
}

/** Null for an optional package that is made for another machine. */
function placeFrom(place, name) {
  const own = path.join(place, 'node_modules', name);
  if (existsSync(inRoot(own, 'package.json'))) return own;
  const above = place.lastIndexOf('/node_modules/');
  if (above >= 0) return placeFrom(place.slice(0, above), name);
  const shared = path.join('node_modules', name);
  return existsSync(inRoot(shared, 'package.json')) ? shared : null;
}
