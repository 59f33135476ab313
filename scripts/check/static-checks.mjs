import { existsSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';

const bin = (name) => inRoot('node_modules', '.bin', name);
/** TypeScript 7 only checks; 6, whose compiler can be asked, stays for what reads types. Both call their program `tsc`. */
const TSC = inRoot('node_modules', 'typescript-7', 'bin', 'tsc');
const types = (project) => ({ name: `types ${project}`, command: [process.execPath, TSC, '-p', project] });

const PROJECTS = [
  'tsconfig.test.json',
  'tsconfig.json',
  'views/tsconfig.json',
  'embedded-mongo/tsconfig.json',
];

/** What a tool says about the text before anything runs; slowest first, so that two at a time end together. */
export const staticChecks = () => [
  ...PROJECTS.filter((project) => existsSync(inRoot(project))).map(types),
  { name: 'boundaries', command: [bin('depcruise'), 'src', 'views', '--config', '.dependency-cruiser.mjs'] },
  { name: 'format and lint', command: [bin('biome'), 'check', '.'] },
];
