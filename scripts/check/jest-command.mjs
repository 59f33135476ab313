import { nodeProgram } from '../setup/node.mjs';
import { inRoot } from '../setup/paths.mjs';

/** The renderer of the pages keeps a message port open, which would hold jest after its last test. */
const JEST = ['--experimental-vm-modules', inRoot('node_modules/jest/bin/jest.js'), '--forceExit'];

export const jestCommand = (config, options) => [nodeProgram(), ...JEST, '--config', config, ...options];
