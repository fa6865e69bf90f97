/** Folders of tests that Playwright runs. */
const BROWSER_FOLDERS = ['browser', 'stories', 'bench']

/**
 * Returns the settings for compiling with swc. swc reports no type errors: `npm run check` checks the types.
 * @param {object} parser swc's settings for the syntax
 * @returns {[string, object]} Jest's transformer and its settings
 */
function compile(parser) {
  const jsc = { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } }
  return ['@swc/jest', { swcrc: false, jsc, module: { type: 'commonjs' } }]
}

/** @type {import('jest').Config & { testPathIgnorePatterns: string[] }} */
const config = {
  testEnvironment: 'jest-fixed-jsdom',
  testTimeout: 20_000,
  roots: ['<rootDir>/test'],
  testSequencer: '<rootDir>/test/support/LongTestsFirst.mjs',
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/test/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...BROWSER_FOLDERS.map(folder => `<rootDir>/test/${folder}/`)],
  setupFilesAfterEnv: ['<rootDir>/test/support/jestSetup.ts'],
  transform: {
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compile({ syntax: 'typescript' }),
    '\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  // These packages are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(image-dimensions|ky|msw|@mswjs|@open-draft|until-async|rettime)/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/storybook-static/'],
}

export default config
