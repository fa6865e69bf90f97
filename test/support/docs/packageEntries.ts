import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly import?: { readonly types?: string } }>>
}

/** Returns the possible source files of each package entry by its import name: `src/index.ts` for `@foyer/widgets`. */
export function packageEntries(root: string): Record<string, string[]> {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      const [, source] =
        /^\.\/dist\/lib\/(.+)\.d\.ts$/.exec(typeof target === 'string' ? '' : (target.import?.types ?? '')) ?? []
      return source === undefined
        ? []
        : [[entry.replace('.', name), [join(root, `src/${source}.ts`), join(root, `src/${source}.tsx`)]]]
    }),
  )
}
