import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const MINUTE = 60_000;
const under =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`));
const isPages = (file) => file === 'test/pages.spec.ts' || under('test/pages')(file);

/**
 * In rising cost. Every spec belongs to the first tier that takes it; `built` tiers need the product to be built,
 * `stores` tiers get one pair of real stores for the whole run.
 */
const TIERS = [
  { name: 'rules', budgetMs: MINUTE, takes: under('src', 'views') },
  { name: 'embedded-mongo', budgetMs: MINUTE, takes: under('embedded-mongo') },
  { name: 'pages', budgetMs: 2 * MINUTE, takes: isPages, built: true, stores: true },
  {
    name: 'journeys',
    budgetMs: 5 * MINUTE,
    takes: under('test/journeys'),
    built: true,
    stores: true,
    workers: 1,
  },
  {
    name: 'commands and faults',
    budgetMs: 3 * MINUTE,
    takes: under('test/scripts', 'test/faults', 'test/upgrade'),
    built: true,
    workers: 1,
  },
  { name: 'slices', budgetMs: 5 * MINUTE, takes: under('test'), built: true, stores: true },
];

/** The tiers with their spec files; one without files is left out. */
export function tiers() {
  let files = ['src', 'views', 'embedded-mongo', 'test'].flatMap(specsIn);
  const filled = TIERS.map((tier) => {
    const specs = files.filter(tier.takes);
    files = files.filter((file) => !specs.includes(file));
    return { workers: 2, built: false, stores: false, ...tier, specs };
  });
  return filled.filter(({ specs }) => specs.length > 0);
}

function specsIn(folder) {
  if (!existsSync(inRoot(folder))) return [];
  const names = readdirSync(inRoot(folder), { recursive: true });
  const specs = names.filter(
    (name) => /\.spec\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name),
  );
  return specs.map((name) => path.join(folder, name)).sort();
}
