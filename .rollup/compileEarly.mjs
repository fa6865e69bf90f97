/**
 * With this first line, Chromium compiles all functions of a file during the download, instead of each one at its first
 * call.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad'

/**
 * Marks chunks in which nearly all functions run when the first window opens. This saves time of the main thread. In
 * other chunks, the browser would compile functions that are never called. The plugin runs after the minifier, which
 * removes comments. No published plugin does this.
 * @param {readonly string[]} chunkNames
 * @returns {import('rollup').Plugin}
 */
export function compileEarly(chunkNames) {
  return {
    name: 'compile-early',
    renderChunk: {
      order: 'post',
      handler: (code, { name }) =>
        chunkNames.includes(name) ? { code: `${COMPILE_EARLY}\n${code}`, map: null } : null,
    },
  }
}
