import { join } from 'node:path'

/**
 * The embedded database is WebAssembly. By default, V8 compiles this code a second time, with all optimizations. In
 * most tests that costs more processor time than it saves.
 */
const COMPILE_ONCE = '--liftoff-only'

/**
 * Returns Node's arguments for the portal: the bundle if the test run has made one, otherwise (or if asked for) the
 * sources.
 */
export function portalProgram(fromSources = false): string[] {
  const bundled = fromSources ? undefined : process.env['FOYER_BUNDLED_PORTAL']
  // The working directory of the tests is the repository, in every test runner.
  return bundled
    ? [COMPILE_ONCE, bundled]
    : ['--import', 'tsx', join(process.cwd(), 'examples', 'portal', 'server', 'main.ts')]
}
