import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const RUNNER = path.resolve('test/support/runner');
const JEST = ['--experimental-vm-modules', path.resolve('node_modules/jest/bin/jest.js')];

const IMPORTS = "import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';";
const HEALTHY = `
  import { visits } from './visits.js';
  it('starts afresh', () => expect(visits.push('healthy')).toBe(1));
`;
/** Each in a file of its own, run one after the other in one worker, with a healthy file behind each. */
const BROKEN = {
  hangs: "it('waits for ever', () => new Promise(() => undefined), 200); it('goes on', () => undefined);",
  hookFails: "beforeAll(() => { throw new Error('no stores'); }); it('a', () => undefined);",
  exits: "it('leaves', () => process.exit(0));",
  throwsLate: "it('throws later', () => { setTimeout(() => { throw new Error('stray'); }, 0); });",
  throwsMeanwhile: `it('throws beside', async () => {
    setTimeout(() => { throw new Error('stray'); }, 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
  });`,
  misses: "import { nothing } from './visits.js'; it('uses it', () => expect(nothing).toBe(1));",
  spins: "it('lets no timer run', () => { for (;;); });",
  asserts: "it('says why', () => expect('Bella').toBe('Nord'));",
  assertsNothing: "it('counts', () => { expect.assertions(1); });",
};
const SHARING = {
  once: `
    import { visits } from './visits.js';
    it('finds the module of the file before', () => expect(visits).toEqual(['healthy']));
    it('spies', () => { jest.spyOn(console, 'log').mockImplementation(() => undefined); });
    describe.each([['one'], ['two']])('%s', (name) => { it.skip(name, () => undefined); });
  `,
  untouched: `
    it('finds no spy of another file', () => expect(jest.isMockFunction(console.log)).toBe(false));
  `,
};

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { title: string; status: string }[];
}

let dir: string;
let files: Map<string, FileResult>;

/** Larger files come first where nothing is known of them yet. */
const padded = (text: string, rank: number) => `${IMPORTS}\n${text}\n//`.padEnd(20_000 - rank * 100, '.');

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tresen-runner-'));
  mkdirSync(path.join(dir, 'test'));
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
  const specs = Object.entries(BROKEN).flatMap(([name, text]) => [
    [name, text],
    [`after-${name}`, HEALTHY],
  ]);
  [...specs, ...Object.entries(SHARING)].forEach(([name, text = ''], rank) => {
    write(`test/${name}.spec.ts`, padded(text, rank));
  });
  write('test/visits.ts', 'export const visits: string[] = [];');
  write('package.json', '{"type":"module"}');
  write('setup.mjs', `export { compileFor as default } from '${RUNNER}/compile.mjs';`);
  write(
    'jest.config.mjs',
    `export default ${JSON.stringify({
      testRegex: 'test/.*\\.spec\\.ts$',
      modulePathIgnorePatterns: ['<rootDir>/dist/'],
      cacheDirectory: '<rootDir>/cache',
      runner: `${RUNNER}/shared-process.runner.mjs`,
      globalSetup: '<rootDir>/setup.mjs',
    })}`,
  );
  const env = { ...process.env, SPEC_FILE_LIMIT_MS: '6000', NODE_NO_WARNINGS: '1' };
  spawnSync(process.execPath, [...JEST, '--json', '--outputFile=report.json', '--maxWorkers=1'], {
    cwd: dir,
    env,
  });
  const report = JSON.parse(readFileSync(path.join(dir, 'report.json'), 'utf8'));
  files = new Map(report.testResults.map((file: FileResult) => [path.basename(file.name, '.spec.ts'), file]));
}, 120_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const resultOf = (name: string) => files.get(name) as FileResult;
const statesOf = (name: string) =>
  Object.fromEntries(resultOf(name).assertionResults.map(({ title, status }) => [title, status]));

describe('a file that goes wrong', () => {
  it.each(Object.keys(BROKEN))('%s: fails, and the one behind it does not', (name) => {
    expect([resultOf(name).status, resultOf(`after-${name}`).status]).toEqual(['failed', 'passed']);
  });

  it('is told what happened', () => {
    const says = {
      hangs: 'Exceeded timeout of 200 ms',
      hookFails: 'no stores',
      exits: 'The process of this file ended: 0.',
      throwsLate: 'The process of this file ended: 1.',
      throwsMeanwhile: 'stray',
      misses: "does not provide an export named 'nothing'",
      spins: 'This file took longer than 6 s.',
      asserts: `${path.join('test', 'asserts.spec.ts')}:2:`,
      assertsNothing: 'Expected one assertion',
    };
    for (const [name, text] of Object.entries(says)) expect(resultOf(name).message).toContain(text);
  });

  it('loses only the test that hangs', () => {
    expect(statesOf('hangs')).toEqual({ 'waits for ever': 'failed', 'goes on': 'passed' });
  });
});

describe('files in one process', () => {
  it('share what they load', () => {
    expect(statesOf('once')).toEqual({
      'finds the module of the file before': 'passed',
      spies: 'passed',
      one: 'pending',
      two: 'pending',
    });
  });

  it('share no spy', () => {
    expect(resultOf('untouched').status).toBe('passed');
  });
});
