import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const CORE = 'node_modules/@mantine/core';
const read = (file: string) => readFileSync(file, 'utf8');
const hasStyles = (name: string) => existsSync(`${CORE}/styles/${name}.css`);

/** Where each name of the package stands. */
const FILES = new Map(
  [...read(`${CORE}/esm/index.mjs`).matchAll(/import \{ ([^}]*) \} from "([^"]+)"/g)].flatMap(
    ([, names = '', file = '']) => names.split(', ').map((name) => [name, path.resolve(CORE, 'esm', file)]),
  ),
);
const LISTS = { every: read('views/styles/mantine.css'), desk: read('views/styles/mantine-desk.css') };
const listed = (list: string): string[] =>
  [...list.matchAll(/styles\/([\w-]+)\.layer/g)].map(([, name = '']) => name);

/** At once, or later. */
const DRAWN = /import \{([^}]*)\} from '@mantine\/core'|import\('@mantine\/core'\)\.then\(\(\{ (\w+) \}\)/g;

/** The components that these sources draw, and those they are made of, as far as they have styles. */
function drawnIn(sources: string[]): Set<string> {
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(DRAWN)].flatMap(([, list = '', later = '']) =>
      [...list.split(','), later].map((name) => name.trim()),
    ),
  );
  const files = new Set(names.flatMap((name) => FILES.get(name) ?? []));
  for (const file of files)
    for (const [, next = ''] of read(file).matchAll(/from ?"(\.[^"]+)"/g))
      files.add(path.resolve(path.dirname(file), next));
  const parts = [...files].map((file) => /([A-Z]\w+)\.module\.mjs$/.exec(file)?.[1] ?? '');
  return new Set(parts.filter((part) => part && hasStyles(part)));
}

const SOURCES = readdirSync('views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
  .map((file) => path.join('views', file));
const OF_DESK =
  /views\/(pages\/app|layouts\/(Admin|Shop|User)|components\/(allergens|dialogs|hours|paying|pictures|printers|tables))/;
const SELDOM =
  /components\/(fields\/(ColorInput|CopyField|IngredientPicker|Select|Tags)|states\/(ConfirmNotice|LoadingState))/;

it('lists the styles of each component that is drawn, and no others', () => {
  expect(
    [...listed(LISTS.every), ...listed(LISTS.desk)].filter((name) => /^[A-Z]/.test(name)).sort(),
  ).toEqual([...drawnIn(SOURCES)].sort());
});

it('gives every page what pages outside the back office draw', () => {
  const outside = SOURCES.filter((file) => !OF_DESK.test(file) && !SELDOM.test(file));
  expect([...drawnIn(outside)].filter((name) => !listed(LISTS.every).includes(name))).toEqual([]);
});

it.each(Object.entries(LISTS))('keeps the order of Mantine for %s', (_, list) => {
  const all = read(`${CORE}/styles.css`);
  const places = listed(list).map((name) => all.indexOf(read(`${CORE}/styles/${name}.css`).trim()));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
