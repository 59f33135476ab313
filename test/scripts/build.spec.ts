import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { IconFlame, IconGripVertical, IconStarFilled } from '@tabler/icons-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { asciiOnly } from '../../scripts/setup/ascii-only.mjs';
import { directImports } from '../../scripts/setup/direct-imports.mjs';
import iconOfMarkup from '../../scripts/setup/icon-of-markup.mjs';
import { withMarkup } from '../../scripts/setup/icons-as-markup.mjs';
import { withIdsOfReact } from '../../scripts/setup/ids-of-react.mjs';
import { tooHeavy, weightsOf } from '../../scripts/setup/page-weights.mjs';
import { withoutStacks } from '../../scripts/setup/react-at-start.mjs';
import { CHANGED_PACKAGES, changed } from '../../scripts/setup/server-at-start.mjs';
import { HELPERS, sharedDecorators } from '../../scripts/setup/shared-decorators.mjs';
import { CHANGED_FILES, withoutEarlyWork } from '../../scripts/setup/vike-at-start.mjs';
import { withoutChecks } from '../../scripts/setup/without-asserts.mjs';
import { aSmallClone, type SmallClone } from './small-clone.js';

jest.setTimeout(60_000);

const DECORATED = `
const seen: unknown[] = [];
const note = (...names: unknown[]) => (target: any, key?: any, at?: any) => void seen.push([...names, key, typeof at, Reflect.getMetadata('design:type', target, key)?.name]);
@note('class')
export class Guest {
  @note('property') name: string = '';
  @note('method') order(@note('parameter') dish: string): string { return dish; }
}
`;

let clone: SmallClone;

beforeEach(() => {
  clone = aSmallClone({ 'src/main.ts': 'export const answer: number = 1;\n' });
  clone.usePackages();
});

afterEach(() => clone.remove());

const product = () => path.join(clone.dir, 'dist/app/main.js');
const build = () => clone.node('scripts/build.mjs', 'app');
const isBuilt = () =>
  clone.evaluate("console.log((await import('./scripts/setup/build-steps.mjs')).isBuilt('app'))").stdout ===
  'true';

it('leaves no old product behind when a build fails', () => {
  expect(build().status).toBe(0);
  expect(readFileSync(product(), 'utf8')).toContain('answer = 1');
  clone.write('src/main.ts', 'export const answer = = 2;\n');
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain('Der Bau von app ist gescheitert');
  expect(existsSync(product())).toBe(false);
  expect(isBuilt()).toBe(false);
});

it('builds again for another text, not for another date', () => {
  expect(isBuilt()).toBe(false);
  build();
  expect(isBuilt()).toBe(true);
  clone.write('src/main.ts', 'export const answer: number = 1;\n');
  clone.write('src/main.spec.ts', 'a spec is no part of the product\n');
  expect(isBuilt()).toBe(true);
  clone.write('src/main.ts', 'export const answer: number = 2;\n');
  expect(isBuilt()).toBe(false);
});

it('a start that has looked at all files looks again when one was touched, even if length and date are the old ones', () => {
  const start = () =>
    clone.evaluate(`
      const { buildWhenNeeded } = await import('./scripts/setup/build-steps.mjs');
      await buildWhenNeeded(console.log, ['app']);`);
  expect(start().stdout).toContain('app');
  expect([start().stdout, start().stdout]).toEqual(['', '']);
  const source = path.join(clone.dir, 'src/main.ts');
  const { atime, mtime } = statSync(source);
  clone.write('src/main.ts', 'export const answer: number = 2;\n');
  utimesSync(source, atime, mtime);
  expect(start().stdout).toContain('app');
  expect(readFileSync(product(), 'utf8')).toContain('answer = 2');
  rmSync(path.dirname(product()), { recursive: true });
  expect(start().stdout).toContain('app');
});

it('builds again after other packages', () => {
  build();
  clone.write('package-lock.json', '{"lockfileVersion":3}');
  expect(isBuilt()).toBe(false);
});

it('weighs a page with all it loads at once, and says what has grown too heavy', () => {
  const page = 'virtual:vike:page-entry:client:/pages/login';
  const manifest = {
    'x/client-routing/entry.js': { file: 'runtime.js', imports: ['shared'] },
    [page]: { file: 'login.js', css: ['login.css'], imports: ['shared'], dynamicImports: ['later'] },
    shared: { file: 'shared.js', css: ['shared.css'], imports: ['runtime'] },
    runtime: { file: 'runtime.js' },
    later: { file: 'later.js' },
  };
  const weights = (kib: number) => weightsOf(manifest, () => kib * 1_024);
  expect(weights(1)).toEqual([{ page: '/login', scripts: 3 * 1_024, styles: 2 * 1_024, files: 5 }]);
  expect(tooHeavy(weights(1))).toEqual([]);
  expect(tooHeavy(weights(100))).toEqual([
    expect.stringMatching(/^Die Seite \/login lädt 300\.0 KiB Skripte \(gzip\), erlaubt sind \d+ KiB\.$/),
    expect.stringMatching(/^Die Seite \/login lädt 200\.0 KiB Stile \(gzip\), erlaubt sind \d+ KiB\.$/),
  ]);
});

it.each([
  [
    "import { Button } from '@mantine/core';",
    /^import \{ Button as Button \} from '.*\/Button\/Button\.mjs';$/,
  ],
  [
    "import {\n  IconX as Close,\n  type Icon,\n} from '@tabler/icons-react';",
    /^import \{ default as Close \} from '.*IconX\.mjs';$/,
  ],
  [
    "later(() => import('@mantine/core').then(({ Modal }) => Modal));",
    /^later\(\(\) => import\('.*\/Modal\/Modal\.mjs'\)\.then\(\(\{ Modal \}\) => Modal\)\);$/,
  ],
  ["import type { ButtonProps } from '@mantine/core';", /^import type/],
])('takes %j from the file it stands in', (code, expected) => {
  expect(directImports.transform(code, '/views/pages/+Page.tsx')).toMatch(expected);
});

it.each([
  ['if (known) assert(page, `nothing`);\nshow(page);', 'if (known) ;\nshow(page);'],
  ['assertUsage(isFine(hook), "Wrong", { once: true }); run();', '; run();'],
  ['const ok = assert(page); assertNoInfiniteAbortLoop(3); assertions(1);', null],
])('leaves out what only checks how the router is used: %s', (code, left) => {
  expect(withoutChecks(code)).toBe(left ?? code);
});

it.each(CHANGED_FILES)('knows the %s of this Vike, and says so when it becomes another', (file: string) => {
  const code = readFileSync(path.resolve('node_modules/vike/dist', file), 'utf8');
  expect(withoutEarlyWork(code, file)).not.toBe(code);
  expect(() => withoutEarlyWork('another', file)).toThrow(file);
});

it.each(CHANGED_PACKAGES)('knows the %s that the packed server changes', (file: string) => {
  const code = readFileSync(path.resolve('node_modules', file), 'utf8');
  expect(changed(code, file)).not.toBe(code);
  expect(() => changed('another', file)).toThrow(file);
});

it('lets all packed files share what swc writes into each that has decorators', async () => {
  clone.write('src/main.ts', DECORATED);
  expect(build().status).toBe(0);
  const compiled = readFileSync(product(), 'utf8');
  const { code = '' } = sharedDecorators.transform(compiled, product()) ?? {};
  expect(code).toMatch(/^import \{ _ts_decorate, _ts_metadata, _ts_param \} from/);
  expect(code).not.toContain('function _ts_');
  const shared = code.replace(/^import .*\n/, HELPERS.replaceAll('export ', ''));
  const noted = (script: string) => new Function(`${script.replace('export ', '')}\nreturn seen;`)();
  await import('reflect-metadata');
  expect(noted(compiled)).toHaveLength(4);
  expect(noted(shared)).toEqual(noted(compiled));
  const strange = compiled.replaceAll('_ts_param', '_ts_other');
  expect(() => sharedDecorators.transform(strange, product())).toThrow('does not know');
});

it('lets React throw, without a stack, what it makes while it loads, and says so when it makes more', () => {
  const react = readFileSync(
    path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js'),
    'utf8',
  );
  const signals = /^(?:var)? *\w+Exception = (.*?)[,;]$/gm;
  const made = [...withoutStacks(react).matchAll(signals)].map(([, how]) => how);
  expect(made).toEqual(Array(5).fill(expect.stringMatching(/^signalOf\(/)));
  expect(() => withoutStacks(`${react}\nvar OtherException = Error(formatProdErrorMessage(1));`)).toThrow(
    '6 errors',
  );
});

it.each([
  ['GripVertical', 'outline', IconGripVertical, { size: 18, 'aria-hidden': true }],
  ['Flame', 'outline', IconFlame, { className: 'hot', stroke: 1.75, role: 'img', 'aria-label': 'scharf' }],
  ['StarFilled', 'filled', IconStarFilled, { color: 'gold' }],
] as const)('draws the icon %s as Tabler does, from markup', (name, type, Icon, props) => {
  const file = `node_modules/@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`;
  const [, markup = ''] = /__iconNode = (".*");/.exec(withMarkup(readFileSync(file, 'utf8'))) ?? [];
  const iconName = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  const Drawn = iconOfMarkup(type, iconName, name, JSON.parse(markup)) as FunctionComponent<object>;
  expect(renderToStaticMarkup(createElement(Drawn, props))).toBe(
    renderToStaticMarkup(createElement(Icon, props)),
  );
  expect(() => withMarkup('const __iconNode = lines;')).toThrow('Tabler');
});

it('takes the ids of fields from React alone, and says so when Mantine makes them differently', () => {
  const hook = readFileSync('node_modules/@mantine/hooks/esm/use-id/use-id.mjs', 'utf8');
  expect(withIdsOfReact(hook)).toMatch(/export function useId\(/);
  expect(hook).toMatch(/export \{ useId\$1 as useId \}/);
  expect(() => withIdsOfReact('export const useId = () => 1;')).toThrow('Mantine');
});

it('packs a program that says the same in ASCII', () => {
  const programs = [
    "'Süß, 5 €'",
    '`Käse 🍕`',
    "'\\\\ä'",
    "'\\ä \\'ö'",
    '/[ä-ü€]+/.exec("süß")[0]',
    '/^[🍕-🍟]$/u.test("🍕")',
    '({ größe: 1 }).größe',
  ];
  const packed = programs.map(asciiOnly);
  expect(packed.join('')).toMatch(/^[\0-\x7F]*$/);
  expect(packed.map((code) => runInThisContext(code))).toEqual(
    programs.map((code) => runInThisContext(code)),
  );
});
