/**
 * The folder of the package that a module comes from.
 * @param {string} id a module's id, as Rollup gives it
 * @returns {string | undefined} undefined for our own
 */
export function packageFolder(id) {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
}
