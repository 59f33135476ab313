const swc = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  },
];

export default {
  testEnvironment: 'node',
  testRegex: '(src|views|test|embedded-mongo)/.*\\.spec\\.tsx?$',
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/empty.mjs',
    '^(content-disposition)$': '<rootDir>/test/support/native/$1.cjs',
    '^(\\.{1,2}/.*)\\.jsx?$': '$1',
  },
  transform: { '^.+\\.tsx?$': swc },
};
