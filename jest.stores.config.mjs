import base from './jest.config.mjs';

/** Specs that need the real stores: started once for the run. */
export default {
  ...base,
  testRegex: 'test/.*\\.spec\\.tsx?$',
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};
