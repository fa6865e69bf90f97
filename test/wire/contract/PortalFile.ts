import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A map in `portal.openapi.yaml`: an operation, a schema, a response. */
export type Entry = Readonly<Record<string, unknown>>

/** Path of the file that describes every call. The tests run in the folder of the repository. */
export const PORTAL_FILE = join(process.cwd(), 'examples', 'guides', 'portal.openapi.yaml')

/** Returns the file's content. */
export function readPortalFile(): Entry {
  return parse(readFileSync(PORTAL_FILE, 'utf8')) as Entry
}

/** Returns a JSON pointer below another one. */
export function below(pointer: string, ...names: readonly (string | number)[]): string {
  return [pointer, ...names.map(name => String(name).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

/**
 * Returns the entry at a JSON pointer with its pointer. An entry that is only a `$ref` is replaced by its target.
 * Returns undefined if the file has no such entry.
 */
export function entryAt(file: Entry, pointer: string): { readonly pointer: string; readonly entry: Entry } | undefined {
  const names = pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const entry = names.reduce<unknown>((at, name) => (at as Entry | undefined)?.[name], file) as Entry | undefined
  if (entry === undefined) return undefined
  const reference = entry['$ref']
  // A `$ref` with further fields is a schema that adds to its target, so it is not replaced.
  const isPlain = typeof reference === 'string' && Object.keys(entry).length === 1
  return isPlain ? entryAt(file, reference.slice(1)) : { pointer, entry }
}

/** Returns the entry at a JSON pointer. Throws if the file has none. */
export function neededEntry(file: Entry, pointer: string): NonNullable<ReturnType<typeof entryAt>> {
  const found = entryAt(file, pointer)
  if (!found) throw new Error(`${PORTAL_FILE} has nothing at ${pointer}, or nothing where its $ref leads.`)
  return found
}

/**
 * Returns the pointers of fields whose value is null. YAML makes such a field from the text after a comma in
 * `{ a: one, two }`.
 */
export function listEmptyFields(entry: unknown, pointer = ''): string[] {
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, value]) => {
    // These contain values of responses, which may be null.
    if (name === 'examples' || name === 'enum') return []
    return value === null ? [below(pointer, name)] : listEmptyFields(value, below(pointer, name))
  })
}
