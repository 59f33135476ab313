import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { compiledDir, compiledFile } from './compile.mjs';

const require = createRequire(import.meta.url);
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const mocks = new ModuleMocker(globalThis);

/** The part of `jest` that has a meaning where modules are loaded once. */
const jest = {
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  isMockFunction: mocks.isMockFunction.bind(mocks),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  setTimeout: (ms) => {
    globalThis[TIMEOUT] = ms;
  },
};

/** Runs one file by jest's own circus: hooks, limits, `each`, `only` and the shape of the result are jest's. */
export async function runSpec(file, { globalConfig, projectConfig }) {
  const { use } = await import(
    pathToFileURL(path.join(compiledDir(projectConfig.rootDir), 'node_modules/@jest/globals/index.js')).href
  );
  globalThis[TIMEOUT] = undefined;
  globalThis[HANDLERS] = undefined;
  const start = Date.now();
  const runtime = runtimeFor(use, projectConfig.rootDir);
  const run = () => circus.default(globalConfig, projectConfig, { global: globalThis }, runtime, file);
  try {
    const result = await detached(run);
    return { ...result, perfStats: { ...result.perfStats, ...since(start) } };
  } finally {
    mocks.restoreAllMocks();
  }
}

/** Without the runner at the bottom of each stack: a failure shows the lines of the spec. */
const detached = (run) =>
  new Promise((resolve, reject) => {
    const settle = (how) => (value) => how(value);
    run().then(settle(resolve), settle(reject));
  });

/** What circus asks of jest's module registry; here Node's own loads the file. */
const runtimeFor = (use, rootDir) => ({
  requireInternalModule: freshly,
  requireModule: require,
  setGlobalsForRuntime: (globals) => use({ ...globals, jest }),
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (file) => import(pathToFileURL(compiledFile(rootDir, file)).href),
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
});

/** Circus keeps the tests it was told in its module: each file gets one of its own. */
function freshly(file) {
  delete require.cache[file];
  return require(file);
}

function since(start) {
  const end = Date.now();
  return { start, end, runtime: end - start, slow: false };
}
