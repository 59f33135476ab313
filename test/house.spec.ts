import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import boundaries, { NOUNS } from '../.dependency-cruiser.mjs';
import { deadExports } from '../scripts/house/dead-exports.mjs';
import { folderSizes } from '../scripts/house/folders.mjs';
import { longFunctions } from '../scripts/house/functions.mjs';
import { knotsOfShop } from '../scripts/house/knots.mjs';
import { allFiles, isSpec, productFiles } from '../scripts/house/source-files.mjs';

const LONGEST = 250;
const FULLEST = 25;
/** Longer than that for a reason: tables of cases, and style sheets that issue by issue give way to new ones. */
const TOO_LONG = [
  'embedded-mongo/src/server.spec.ts',
  'src/shop/opening-hours/opening-hours.properties.spec.ts',
  'src/shop/pricing/pricing.properties.spec.ts',
  'src/shop/pricing/pricing.rules.spec.ts',
  'src/shop/pricing/pricing.vectors.ts',
  'views/lib/http/client.spec.ts',
];

/** Specs as well. */
const sources = [
  ...allFiles(['src', 'views', 'embedded-mongo/src']),
  ...productFiles().filter((file) => file.endsWith('.css')),
];
const read = (file: string) => readFileSync(file, 'utf8');

describe('the nouns of the shop', () => {
  it('are the folders of the shop, each in its place of the order', () => {
    const folders = readdirSync('src/shop', { withFileTypes: true });
    expect(folders.filter((entry) => !entry.isDirectory())).toEqual([]);
    expect([...NOUNS].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it('have a rule each that looks at those above it', () => {
    const ruled = boundaries.forbidden.map(({ name }) => name);
    expect(NOUNS.slice(0, -1).filter((noun: string) => !ruled.includes(`shop-${noun}`))).toEqual([]);
  });

  it('reach each other in no circle', () => {
    expect(knotsOfShop()).toEqual([]);
  });
});

describe('the sources', () => {
  it(`are files of at most ${LONGEST} lines`, () => {
    expect(sources.length).toBeGreaterThan(500);
    const long = sources.filter((file) => read(file).trimEnd().split('\n').length > LONGEST);
    expect(long.sort()).toEqual(TOO_LONG);
  });

  it(`stand in folders of at most ${FULLEST} files, specs not counted`, () => {
    expect(folderSizes().filter(({ files }) => files > FULLEST)).toEqual([]);
  });

  /** A list of sentences is read like a table, however long it is. */
  const isList = (file: string) => file.startsWith('views/storefront/lib/words/sentences.');

  it('have no function over 80 lines', () => {
    expect(longFunctions(80).filter(({ file }: { file: string }) => !isList(file))).toEqual([]);
  });

  it('export nothing that nobody uses', () => {
    expect(deadExports()).toEqual([]);
  }, 60_000);

  it('have no index.ts, no export of everything and no forward reference', () => {
    expect(sources.filter((file) => /^index\.(tsx?|mjs)$/.test(path.basename(file)))).toEqual([]);
    expect(sources.filter((file) => /^export \* /m.test(read(file)))).toEqual([]);
    expect(sources.filter((file) => /forwardRef\(\s*\(\)\s*=>/.test(read(file)))).toEqual([]);
  });

  it('are not called utils, helpers, common, misc, base or manager', () => {
    const vague = /^(utils?|helpers?|common|misc|base|manager)\.(tsx?|mjs)$/;
    expect(sources.filter((file) => vague.test(path.basename(file)))).toEqual([]);
  });

  it('spread no object literal into another', () => {
    const spread = sources.filter((file) => /\.tsx?$/.test(file) && /\.\.\.\{/.test(read(file)));
    expect(spread).toEqual([]);
  });

  it('ask Intl for nothing while they load', () => {
    const early = sources.filter(
      (file) => !isSpec(file) && /^(export )?const .* = new Intl\./m.test(read(file)),
    );
    expect(early).toEqual([]);
  });

  it('let null through only to a field whose type knows it', () => {
    const inputs = sources.filter((file) => file.endsWith('.dto.ts'));
    const fields = inputs.flatMap((file) => read(file).split(/;\n/));
    const careless = fields.filter((field) => /@IsOptional\(\)/.test(field) && !/\bnull\b/.test(field));
    expect(fields.length).toBeGreaterThan(500);
    expect(careless).toEqual([]);
  });

  it('read the environment in one place', () => {
    const readers = sources.filter((file) => file.startsWith('src/') && /process\.env\b/.test(read(file)));
    expect(readers.filter((file) => !isSpec(file))).toEqual([
      'src/main.ts',
      'src/platform/env/env.ts',
      'src/worker.ts',
    ]);
  });
});
