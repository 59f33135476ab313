import stores from './jest.stores.config.mjs';

/** Specs that drive the whole product inside their own process: it is loaded once for many of them. */
export default {
  ...stores,
  runner: '<rootDir>/test/support/runner/shared-process.runner.mjs',
  globalSetup: '<rootDir>/test/support/global-setup-compiled.mjs',
};
