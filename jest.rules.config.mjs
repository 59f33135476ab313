import base from './jest.config.mjs';

/** Specs beside the server's sources: compiled once, and many of them in one process. */
export default {
  ...base,
  testRegex: 'src/.*\\.spec\\.tsx?$',
  runner: '<rootDir>/test/support/runner/shared-process.runner.mjs',
  globalSetup: '<rootDir>/test/support/runner/global-setup.mjs',
};
