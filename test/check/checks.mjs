const tsc = 'node_modules/@typescript/native/bin/tsc'

/**
 * The steps of each check, by its name. A step is a program with its arguments.
 * @type {Readonly<Record<string, readonly (readonly [string, ...string[]])[]>>}
 */
export const checks = {
  types: [
    [tsc, '--project', '.'],
    [tsc, '--project', 'src', '--noEmit'],
  ],
  format: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
  lint: [['node_modules/oxlint/bin/oxlint']],
  floors: [['node_modules/jest/bin/jest.js', 'test/floors.test.ts', 'test/support/floors']],
  unused: [['node_modules/knip/bin/knip.js']],
  packages: [['test/check/packages.mjs']],
  package: [['test/check/packageShape.mjs']],
  sizes: [['test/check/sizes.mjs']],
}

/** Checks that need a build. `lint` needs the types in `dist` to check `examples/consumers`. */
export const checksOfBuild = ['lint', 'package', 'sizes']
