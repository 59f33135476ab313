import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { layOut } from '../../scripts/setup/image.mjs';
import { isOutside } from '../../scripts/setup/outside.mjs';
import { type BuiltProduct, startBuilt } from '../support/built-product.js';

/** Imported, or required by packages that are CommonJS. */
const LOADED = /(?:^(?:import|export)\b[^'"\n]*|\bimport\(|__require\()"([^"\n]+)"/gm;
const MOST_MB = 200;
const BUILDS = /@?(mantine|tabler|vite|esbuild|rolldown|typescript|babel|jest|biomejs)$/;

const image = mkdtempSync(path.join(tmpdir(), 'tresen-image-'));
let product: BuiltProduct;

beforeAll(() => layOut(image));
afterAll(async () => {
  await product?.stop();
  rmSync(image, { recursive: true, force: true });
});

it('holds what runs, and nothing that builds or tests it', () => {
  const megabytes = Number(execFileSync('du', ['-sm', image], { encoding: 'utf8' }).split('\t')[0]);
  expect(megabytes).toBeLessThan(MOST_MB);
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
  const packages = files.filter((file) => path.dirname(file).endsWith('node_modules'));
  expect(packages.filter((name) => BUILDS.test(name))).toEqual([]);
  expect(files.filter((file) => /\.(spec|fixture|vectors)\./.test(file))).toEqual([]);
});

it('has each package once: what is packed leaves outside only what is named', () => {
  const scripts = readdirSync(path.join(image, 'dist/packed'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(image, 'dist/packed', file), 'utf8'));
  const wanted = scripts.flatMap((script) => [...script.matchAll(LOADED)].map(([, name = '']) => name));
  const packages = new Set(wanted.filter((name) => !isBuiltin(name) && !/^[./]/.test(name)));
  expect([...packages].filter((name) => !isOutside(name))).toEqual([]);
});

it('answers pages, guests and calls, and draws apart', async () => {
  product = await startBuilt(image, 'dist/packed/main.js');
  const { url, headers } = product;
  const pages = ['/', '/pricing', '/s/trattoria-bella', '/api/docs', '/og.png'];
  const inside = ['/app/dashboard', '/app/products', '/api/allergens/pdf'];
  for (const page of [...pages, ...inside])
    expect({ page, status: (await fetch(url + page, { headers })).status }).toEqual({ page, status: 200 });
}, 120_000);

it('checks the parts of a partial change, and keeps them', async () => {
  const { url } = product;
  const headers = { ...product.headers, origin: url.replace('127.0.0.1', 'localhost') };
  const dataOf = async <T>(answer: Promise<Response>) => ((await (await answer).json()) as { data: T }).data;
  const [{ id } = { id: '' }] = await dataOf<{ id: string }[]>(fetch(`${url}/api/product/list`, { headers }));
  type Dish = { version: number; variants: { id: string; priceCents: number }[] };
  const dish = await dataOf<Dish>(fetch(`${url}/api/product/get?id=${id}`, { headers }));
  const changed = (priceCents: unknown) =>
    fetch(`${url}/api/product/update`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, variants: dish.variants.map((one) => ({ ...one, priceCents })) }),
    });
  expect((await changed('viel')).status).toBe(400);
  const { variants } = await dataOf<Dish>(changed(1_234));
  expect(variants.map(({ priceCents }) => priceCents)).toEqual(dish.variants.map(() => 1_234));
});
