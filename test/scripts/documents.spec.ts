import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { BUILD_SOURCES } from '../../scripts/setup/build-steps.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** The fields of the environment class, as it is the only place that names them. */
const variables = [...read('src/platform/env/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+)[?]?[:= ]/gm)].map(
  ([, name]) => name ?? '',
);

it.each(variables)('explains %s in the configuration table', (name) => {
  const group = name.startsWith('PLATFORM_IMPRINT_') ? 'PLATFORM_IMPRINT_*' : name;
  const rest = name.replace('PLATFORM_IMPRINT_', '');
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith('| `') && line.split(' | ')[0]?.includes(`\`${group}\``));
  expect(row).toContain(group === name ? name : rest);
});

it('promises no command that does not exist', () => {
  const promised = ['README.md', 'docs/operations.md'].flatMap((file) => [
    ...read(file).matchAll(/npm run ([\w:-]+)/g),
  ]);
  expect(promised.length).toBeGreaterThan(3);
  for (const [, name] of promised) expect(scripts).toContain(name);
});

it('shows only pictures and pages that are there', () => {
  const links = ['README.md', 'docs/operations.md'].flatMap((file) => [
    ...read(file).matchAll(/\]\((?!http|#)([^)]+)\)/g),
  ]);
  for (const [, target] of links)
    expect({ target, there: existsSync(target ?? '') }).toEqual({ target, there: true });
});

it('copies into the image only what is in the tree, and starts what the build makes', () => {
  const copies = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, from]) => from?.split(' ') ?? [],
  );
  expect(copies.length).toBeGreaterThan(5);
  for (const file of copies) expect({ file, there: existsSync(file) }).toEqual({ file, there: true });
  const covered = (source: string) => copies.some((copy) => source === copy || source.startsWith(`${copy}/`));
  expect(BUILD_SOURCES.filter((source) => !covered(source))).toEqual([]);
  const ignored = read('.dockerignore').split('\n');
  for (const file of copies) expect(ignored).not.toContain(file);
  expect(read('Dockerfile')).toContain('CMD ["node", "dist/packed/main.js"]');
});

it('runs the image as an ordinary user', () => {
  const [, , last] = read('Dockerfile').split('FROM ');
  expect(last).toContain('\nUSER node\n');
});

it('gives the containers only variables that the product knows', () => {
  const block = read('compose.yaml').match(/environment: &environment\n([\s\S]*?)\n {2}volumes:/)?.[1] ?? '';
  const given = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(given.length).toBeGreaterThan(5);
  for (const name of given) expect(variables).toContain(name);
});

it('names every variable in the example of the environment file', () => {
  const named = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  const given = ['NODE_ENV', 'ROLE', 'HOST', 'DATA_DIR', 'MONGODB_URI', 'REDIS_URL'];
  expect(named.toSorted()).toEqual(variables.filter((name) => !given.includes(name)).toSorted());
});

it('keeps the environment file out of the image', () => {
  expect(read('.dockerignore').split('\n')).toContain('.env');
  expect(read('.gitignore').split('\n')).toContain('.env');
});
