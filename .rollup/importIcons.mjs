import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/', import.meta.url))

/**
 * Imports each icon from a file of its own: by way of the package's list of all icons, the core would hold those of every window.
 * @returns {import('rollup').Plugin}
 */
export function importIcons() {
  const list = readFileSync(`${folder}lucide-react.mjs`, 'utf8')
  const files = new Map(
    [...list.matchAll(/^export \{ (.+) \} from '\.\/(icons\/.+)';$/gm)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map(name => /** @type {const} */ ([name.slice('default as '.length), file])),
    ),
  )
  const importOne = (/** @type {string} */ name) => {
    if (!files.has(name)) throw new Error(`lucide-react has no icon named ${name}.`)
    return `import ${name} from '${folder}${files.get(name)}';`
  }
  return {
    name: 'import-icons',
    transform: code =>
      code.replace(/^import \{([^}]+)\} from 'lucide-react';$/gm, (_, names) =>
        names.match(/\w+/g).map(importOne).join(''),
      ),
  }
}
