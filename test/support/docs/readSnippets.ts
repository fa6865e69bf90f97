import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocBlock } from './DocBlock'
import type { Snippet } from './Snippet'

/**
 * Returns the parts of a block that TypeScript can check: whole blocks of ts, tsx, js and jsx, and the scripts and
 * options of a page.
 */
export function readSnippets(root: string, block: DocBlock): Snippet[] {
  const { language, code, place, path, line } = block
  const name = `${path.replace(/\W/g, '-')}-${line}`
  if (['ts', 'tsx', 'js', 'jsx'].includes(language)) {
    // Code for an existing file is written beside it. A new file gets its own name, so that other blocks can import it.
    const isThere = place !== '' && existsSync(join(root, place))
    const own =
      place === '' ? `${name}.${language}` : isThere ? place.replace(/\.tsx?$/, `-${line}.${language}`) : place
    // The block's code is checked after the code of its file, whose types it extends. A block with `export const` is
    // checked alone, because it shows only one row of the file's table.
    const before = isThere && !/^export const /m.test(code) ? readFileSync(join(root, place), 'utf8') : ''
    return [
      {
        path: own,
        code: `${before}${code}\nexport {}`,
        block,
        offset: 1 - before.split('\n').length,
        isLoose: language.startsWith('js'),
      },
    ]
  }
  return language === 'html' ? readScripts(block, name) : []
}

function readScripts(block: DocBlock, name: string): Snippet[] {
  const page = new DOMParser().parseFromString(block.code, 'text/html')
  return [...page.querySelectorAll('script')].flatMap((script, index): Snippet[] => {
    const text = script.textContent
    if (text.trim() === '') return []
    const common = { block, offset: block.code.slice(0, block.code.indexOf(text)).split('\n').length - 1 }
    if (script.matches('[data-foyer-config]'))
      return [
        {
          ...common,
          path: `${name}-${index}.ts`,
          code: `export default (${text}) satisfies import('./src/config/FoyerConfig').FoyerConfig`,
          isLoose: false,
        },
      ]
    if (script.type === 'importmap') return []
    const isModule = script.type === 'module'
    // A classic script has no top-level await.
    return [
      {
        ...common,
        path: `${name}-${index}.js`,
        code: isModule ? `${text}\nexport {}` : `(function () {${text}\n})()\nexport {}`,
        isLoose: true,
      },
    ]
  })
}
