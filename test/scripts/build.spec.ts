import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { aSmallClone, type SmallClone } from './small-clone.js';

jest.setTimeout(60_000);

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

it('builds again after other packages', () => {
  build();
  clone.write('package-lock.json', '{"lockfileVersion":3}');
  expect(isBuilt()).toBe(false);
});
