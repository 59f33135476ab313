import { SWC } from './test/support/runner/swc.mjs';

export default {
  testEnvironment: 'node',
  testSequencer: '<rootDir>/test/support/runner/longest-first.mjs',
  testRegex: '(src|views|test|embedded-mongo)/.*\\.spec\\.tsx?$',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/empty.mjs',
    '^(content-disposition)$': '<rootDir>/test/support/native/$1.cjs',
    '^(\\.{1,2}/.*)\\.jsx?$': '$1',
  },
  // Beside the packages, not in the temporary folder: the run gets a fresh one of those each time.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: { '^.+\\.tsx?$': ['@swc/jest', SWC] },
};
