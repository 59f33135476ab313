import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { tiers } from '../../scripts/check/tiers.mjs';
import LongestFirst, { LONG } from '../support/runner/longest-first.mjs';
import { aSmallClone, type SmallClone } from './small-clone.js';

jest.setTimeout(60_000);

let clone: SmallClone;

afterEach(() => clone?.remove());

const ci = (test: string, env = {}) => {
  clone = aSmallClone({ 'package.json': JSON.stringify({ scripts: { test } }) });
  const { status, stdout } = clone.run('.ci/run', [], env);
  return { status, last: stdout.split('\n').at(-1) };
};

it('ends with the count alone on a line', () => {
  expect(ci("echo 'ok rules'; echo '12 passed, 0 failed'")).toEqual({
    status: 0,
    last: '12 passed, 0 failed',
  });
});

it('fails when a test failed', () => {
  expect(ci("echo '11 passed, 1 failed'; exit 1")).toEqual({ status: 1, last: '11 passed, 1 failed' });
});

it('counts a run that never came to its tests as failed', () => {
  expect(ci("echo 'Für die Tests fehlt: chromium'; exit 1")).toEqual({
    status: 1,
    last: '0 passed, 1 failed',
  });
  clone.remove();
  expect(ci('true')).toEqual({ status: 1, last: '0 passed, 1 failed' });
});

it('says what it needs where there is no Node', () => {
  clone = aSmallClone();
  const bare = path.join(clone.dir, 'bin');
  mkdirSync(bare);
  for (const tool of ['bash', 'dirname']) symlinkSync(`/usr/bin/${tool}`, path.join(bare, tool));
  const { status, stdout, stderr } = clone.run('/usr/bin/bash', ['.ci/run'], { PATH: bare });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '0 passed, 1 failed' });
  expect(stderr).toBe('Node 20.19 or newer with npm is needed.');
});

it('asks nothing: the tests see neither a terminal nor an open input', () => {
  expect(ci("node -e \"process.stdin.on('end', () => console.log('1 passed, 0 failed')).resume()\"")).toEqual(
    {
      status: 0,
      last: '1 passed, 0 failed',
    },
  );
});

it('begins with what takes long, and knows no spec that is gone', () => {
  const specs: string[] = tiers().flatMap((tier: { specs: string[] }) => tier.specs);
  expect(LONG.filter((name: string) => !specs.includes(name))).toEqual([]);
  const context = { config: {}, hasteFS: { getSize: () => 1 } };
  const short = ['src/a.spec.ts', 'src/b.spec.ts'];
  const given = [...short, ...LONG.toReversed()].map((name) => ({ path: `/tresen/${name}`, context }));
  const sorted: { path: string }[] = new LongestFirst().sort(given);
  const names = sorted.map(({ path: at }) => at.slice('/tresen/'.length));
  expect(names.slice(0, LONG.length)).toEqual(LONG);
  expect(names).toHaveLength(LONG.length + short.length);
});

it('gives every spec to exactly one tier', () => {
  const specs: string[] = tiers().flatMap((tier: { specs: string[] }) => tier.specs);
  expect(specs).toContain('test/scripts/ci.spec.ts');
  expect(new Set(specs).size).toBe(specs.length);
});
