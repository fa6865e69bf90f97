export default {
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  jest: { configFile: 'test/mutants/jest.config.mjs' },
  // swc compiles the tests without checking types.
  disableTypeChecks: false,
  // Each mutant runs only the tests that reach its line.
  coverageAnalysis: 'perTest',
  mutate: [
    'src/{lib,config,wire}/**/*.ts',
    'src/kit/rule/*.ts',
    'src/**/*{Model,Rules}.ts',
    // These files contain only types.
    '!src/config/{Pix,Event,Register,Foyer}Config.ts',
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  // A mutant of a value that is computed once, when its module loads, would need a new process for each test file.
  ignoreStatic: true,
  ignorePatterns: ['dist', 'storybook-static', 'test-results', 'examples/portal/node_modules', 'examples/portal/seed'],
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: 'test-results/mutants-copy',
  incremental: true,
  incrementalFile: 'test-results/mutants.json',
  // run.mjs prints the changes that no test noticed.
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: 'test-results/mutants.html' },
}
