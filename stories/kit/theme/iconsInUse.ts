/// <reference types="vite/client" />
const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const IMPORT = /import \{([^}]*)\} from 'lucide'/

/** Icons that the product imports, by their names in lucide, with the number of files; read from the sources. */
export const iconsInUse: readonly (readonly [name: string, files: number])[] = [
  ...Object.values(sources)
    .flatMap(text => IMPORT.exec(text)?.[1]?.split(',') ?? [])
    .map(name => name.trim())
    .filter(name => name && !name.startsWith('type '))
    .map(name => name.replace(/ as .*/, ''))
    .reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>()),
].sort(([one], [other]) => one.localeCompare(other))
