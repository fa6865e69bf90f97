/** The line between two licences. Some licences contain shorter lines of this kind. */
export const LICENSE_LINE = '='.repeat(80)

/**
 * Returns the licences of all bundled packages as one text.
 * @param {readonly import('rollup-plugin-license').Dependency[]} dependencies
 * @returns {string}
 * @throws Error if a package has no licence text, because it must not be distributed without one
 */
export function licenseText(dependencies) {
  const texts = dependencies.map(({ name, version, license, licenseText: text }) => {
    if (!text)
      throw new Error(
        `The package ${name} ${version} (${license}) is bundled, but has no file with its licence's text.`,
      )
    return { name, text: `${name} ${version} (${license})\n\n${text.trim()}` }
  })
  return texts
    .sort((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1))
    .map(({ text }) => text)
    .join(`\n\n${LICENSE_LINE}\n\n`)
}
