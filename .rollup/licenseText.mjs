/**
 * The licences of the packages that the files hold, in one text.
 * @param {readonly import('rollup-plugin-license').Dependency[]} dependencies
 * @returns {string}
 * @throws Error for a package without a licence's text: it must not be handed on then
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
    .join('\n\n----\n\n')
}
