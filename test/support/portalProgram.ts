import { join } from 'node:path'

/** What Node is given to run the portal: the files that the whole run has made of it, else its sources, or these in any case. */
export function portalProgram(fromSources = false): string[] {
  const bundled = fromSources ? undefined : process.env['FOYER_BUNDLED_PORTAL']
  // The tests run in the repository's folder, whichever runner runs them.
  return bundled ? [bundled] : ['--import', 'tsx', join(process.cwd(), 'examples', 'portal', 'server', 'main.ts')]
}
