import { existsSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);
const types = (project) => ({ name: `types ${project}`, command: [bin('tsc'), '-p', project] });

const PROJECTS = [
  'tsconfig.json',
  'tsconfig.test.json',
  'views/tsconfig.json',
  'embedded-mongo/tsconfig.json',
];

/** What a tool says about the text before anything runs; cheapest first. */
export const staticChecks = () => [
  { name: 'format and lint', command: [bin('biome'), 'check', '.'] },
  ...PROJECTS.filter((project) => existsSync(inRoot(project))).map(types),
  { name: 'boundaries', command: [bin('depcruise'), 'src', 'views', '--config', '.dependency-cruiser.mjs'] },
];
