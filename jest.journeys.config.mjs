import stores from './jest.stores.config.mjs';

/** Specs that share a product and a browser per worker. */
export default {
  ...stores,
  runner: '<rootDir>/test/support/runner/shared-process.runner.mjs',
  testRegex: 'test/journeys/.*\\.spec\\.ts$',
  globalSetup: '<rootDir>/test/support/journeys/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/journeys/global-teardown.mjs',
};
