const NAME = 'stylis'
const EMPTY = '\0nested-styles'
const FILE = '/styled-components/dist/'
/** By this attribute styled-components finds the styles that a server wrote. */
const MARK = '"data-styled"'

/**
 * Leaves out what rewrites nested style rules for browsers that don't know them: ours are written into the sheet as they are (`src/shell/mountRoot.ts`).
 * styled-components still calls it once, when it is loaded, for the pages that have no sheet of their own. It also looks then for styles that a server wrote, which
 * are never ours: under its usual mark it would take away those of a page that is made with the same version.
 * @returns {import('rollup').Plugin}
 */
export function trimStyles() {
  return {
    name: 'trim-styles',
    resolveId: id => (id === NAME ? EMPTY : null),
    load: id =>
      id === EMPTY
        ? `export const RULESET = 'rule', compile = () => {}, middleware = compile, prefixer = compile, rulesheet = compile, serialize = compile, stringify = compile`
        : null,
    transform(code, id) {
      if (!id.includes(FILE)) return null
      if (!code.includes(MARK))
        throw new Error(
          `styled-components no longer marks a server's styles by ${MARK}: look for what it does instead, and correct .rollup/trimStyles.mjs.`,
        )
      return { code: code.replaceAll(MARK, '"data-foyer-styled"'), map: null }
    },
  }
}
