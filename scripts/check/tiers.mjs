import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const under =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`));
/** Stand beside the other tests, but look at the sources alone. */
const PURE = ['test/spec.spec.ts', 'test/house.spec.ts'];
/** What jest can do only with a registry of modules, or a clock, of the file's own. */
const OWN_MODULES = /\bjest\s*\.(isolateModules|resetModules|unstable_mockModule|useFakeTimers)/;
const sharesModules = (file) => !OWN_MODULES.test(readFileSync(inRoot(file), 'utf8'));

/** Who looks on while a product starts or a lease runs out leaves a core to somebody else. */
const LANES_THAT_WAIT = 3;

/**
 * In rising cost. Every spec belongs to the first tier that takes it; `built` tiers need the product to be built, and
 * the configuration of jest says whether there is a pair of real stores.
 */
const TIERS = [
  {
    name: 'rules',
    takes: (file) => under('src')(file) && sharesModules(file),
    config: 'jest.rules.config.mjs',
  },
  {
    name: 'views and store',
    takes: (file) => under('src', 'views', 'embedded-mongo')(file) || PURE.includes(file),
  },
  { name: 'pages', takes: under('test/pages'), built: true, config: 'jest.slices.config.mjs' },
  {
    name: 'journeys',
    workers: LANES_THAT_WAIT,
    takes: under('test/journeys'),
    built: true,
    config: 'jest.journeys.config.mjs',
  },
  {
    name: 'commands and faults',
    workers: LANES_THAT_WAIT,
    takes: under('test/scripts', 'test/faults', 'test/upgrade'),
    built: true,
  },
  { name: 'slices', takes: under('test'), built: true, config: 'jest.slices.config.mjs' },
];

/** The tiers with their spec files; one without files is left out. */
export function tiers() {
  let files = ['src', 'views', 'embedded-mongo', 'test'].flatMap(specsIn);
  const filled = TIERS.map((tier) => {
    const specs = files.filter(tier.takes);
    files = files.filter((file) => !specs.includes(file));
    return { workers: 2, built: false, config: 'jest.config.mjs', ...tier, specs };
  });
  return filled.filter(({ specs }) => specs.length > 0);
}

/** The tier that runs this spec, or undefined. */
export const tierOf = (spec) => tiers().find(({ specs }) => specs.includes(spec));

function specsIn(folder) {
  if (!existsSync(inRoot(folder))) return [];
  const names = readdirSync(inRoot(folder), { recursive: true });
  const specs = names.filter(
    (name) => /\.spec\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name),
  );
  return specs.map((name) => path.join(folder, name)).sort();
}
