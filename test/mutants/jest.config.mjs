import config from '../../jest.config.mjs'

/** The quick tests of the code that is mutated: pure functions, without a portal or a browser. */
export default {
  ...config,
  rootDir: '../..',
  testMatch: [
    '<rootDir>/test/{lib,config,kit/rule}/**/*.test.ts',
    '<rootDir>/test/wire/*.test.ts',
    '<rootDir>/test/**/*{Model,Rules}.test.ts',
  ],
  // These tests start a portal, or measure times.
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, '/long/', '/(linearTime|lostKeys)\\.test\\.ts$'],
}
