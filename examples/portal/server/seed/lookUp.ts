import { StartError } from '../StartError'

/** What a data file refers to by name. Throws StartError when nothing has that name. */
export function lookUp<T>(found: ReadonlyMap<string, T>, name: string, where: string): T {
  const value = found.get(name)
  if (value === undefined) throw new StartError(`The demo's data file seed/${where}.json refers to '${name}', which does not exist.`)
  return value
}
