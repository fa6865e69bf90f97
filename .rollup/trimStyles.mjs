const NAME = 'stylis'
const EMPTY = '\0nested-styles'

/**
 * Leaves out what rewrites nested style rules for browsers that don't know them: ours are written into the sheet as they are (`src/shell/componentStyles.ts`).
 * styled-components still calls it once, when it is loaded, for the pages that have no sheet of their own.
 * @returns {import('rollup').Plugin}
 */
export function trimStyles() {
  return {
    name: 'trim-styles',
    resolveId: id => (id === NAME ? EMPTY : null),
    load: id => (id === EMPTY ? `export const RULESET = 'rule', compile = () => {}, middleware = compile, prefixer = compile, rulesheet = compile, serialize = compile, stringify = compile` : null),
  }
}
