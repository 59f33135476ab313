import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type BuiltProduct, startBuilt } from '../support/built-product.js';

const SOURCES = ['src', '.swcrc', 'nest-cli.json', 'tsconfig.json', 'package.json'];
const LINKED = ['node_modules', 'data'];
const BUILT_ELSEWHERE = ['client', 'server', 'storefront', 'api-types.json', 'assets.json'];

const clone = mkdtempSync(path.join(tmpdir(), 'tresen-nest-'));
let product: BuiltProduct | null = null;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();

beforeAll(() => {
  for (const name of SOURCES) cpSync(name, path.join(clone, name), { recursive: true });
  for (const name of LINKED) symlinkSync(path.resolve(name), path.join(clone, name));
  execFileSync('node_modules/.bin/nest', ['build'], { cwd: clone, stdio: 'ignore' });
  for (const name of BUILT_ELSEWHERE) symlinkSync(path.resolve('dist', name), path.join(clone, 'dist', name));
}, 120_000);
afterAll(async () => {
  await product?.stop();
  rmSync(clone, { recursive: true, force: true });
});

it('makes the same files as our own build, those of .tsx among them', () => {
  const files = filesIn(path.join(clone, 'dist/app'));
  expect(files).toEqual(filesIn('dist/app'));
  expect(files.some((file) => file.endsWith('reference.page.js'))).toBe(true);
});

it('starts, and answers as the other one does', async () => {
  const said: unknown[] = [];
  for (const main of [path.join(clone, 'dist/app/main.js'), path.resolve('dist/app/main.js')]) {
    product = await startBuilt(clone, main);
    const { url, headers } = product;
    const calls = await (await fetch(`${url}/api/docs/openapi.json`)).text();
    const pages = ['/', '/app/dashboard', '/s/trattoria-bella'];
    const statuses = await Promise.all(
      pages.map(async (page) => (await fetch(url + page, { headers })).status),
    );
    await product.stop();
    product = null;
    said.push({ calls, statuses });
  }
  expect(said[0]).toEqual({ calls: expect.stringContaining('/api/shop/get'), statuses: [200, 200, 200] });
  expect(said[1]).toEqual(said[0]);
}, 240_000);
