import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../node_modules/lucide/dist/esm/', import.meta.url))

/**
 * Returns a Rollup plugin that rewrites imports from `lucide`, so that each icon is imported from its own file. The
 * package's index, `lucide.mjs`, imports all icons. A module is in one chunk only. If the core imported the index, the
 * core's chunk would contain the icons of all windows. The plugin reads the name of each icon's file from the index.
 * No published plugin does this.
 * @returns {import('rollup').Plugin}
 */
export function importIcons() {
  const list = readFileSync(`${folder}lucide.mjs`, 'utf8')
  const files = new Map(
    [...list.matchAll(/^export \{ (.+) \} from '\.\/(icons\/.+)';$/gm)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map(name => /** @type {const} */ ([name.slice('default as '.length), file])),
    ),
  )
  const importOne = (/** @type {string} */ name) => {
    if (!files.has(name)) throw new Error(`lucide has no icon named ${name}.`)
    return `import ${name} from '${folder}${files.get(name)}';`
  }
  return {
    name: 'import-icons',
    transform: (code, id) =>
      id.includes('/node_modules/')
        ? null
        : code.replace(/^import \{([^}]+)\} from 'lucide';$/gm, (_, names) =>
            names.match(/\w+/g).map(importOne).join(''),
          ),
  }
}
