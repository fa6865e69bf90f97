import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { StartError } from '../StartError'
import { type Seed, SeedData } from './SeedData'

/** Folder of the demo's data files and pictures. */
export const seedFolder = new URL('../../seed/', import.meta.url)

/** Reads and validates one of the data files. Throws StartError that names the file and the invalid field. */
export async function readSeedFile<S extends v.GenericSchema>(name: string, schema: S): Promise<v.InferOutput<S>> {
  const file = `seed/${name}.json`
  const content = await readFile(new URL(`${name}.json`, seedFolder), 'utf8')
    .then(text => JSON.parse(text) as unknown)
    .catch((error: unknown) => {
      throw new StartError(`The data file ${file} could not be read: ${String(error)}.`)
    })
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartError(`The data file ${file} is wrong at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}.`)
}

/**
 * Reads and validates the data that every portal needs, with or without the demo: languages and label texts. Throws the
 * errors of readSeedFile.
 */
export async function readTexts(): Promise<Pick<Seed, 'languages' | 'translations'>> {
  return {
    languages: await readSeedFile('languages', SeedData.languages),
    translations: await readSeedFile('translations', SeedData.translations),
  }
}

/** Reads and validates the demo's data files. Throws StartError that names the file and the invalid field. */
export async function readSeed(): Promise<Seed> {
  return {
    ...(await readTexts()),
    accounts: await readSeedFile('accounts', SeedData.accounts),
    shareGroups: await readSeedFile('shareGroups', SeedData.shareGroups),
    series: await readSeedFile('series', SeedData.series),
    pictures: await readSeedFile('pictures', SeedData.pictures),
    persons: await readSeedFile('persons', SeedData.persons),
    vouchers: await readSeedFile('vouchers', SeedData.vouchers),
    articles: await readSeedFile('articles', SeedData.articles),
    blogItems: await readSeedFile('blogItems', SeedData.blogItems),
    events: await readSeedFile('events', SeedData.events),
    eventParts: await readSeedFile('eventParts', SeedData.eventParts),
  }
}

/** Returns the entry that the data file `where` refers to by name. Throws StartError if there is none. */
export function lookUp<T>(found: ReadonlyMap<string, T>, name: string, where: string): T {
  const value = found.get(name)
  if (value === undefined)
    throw new StartError(`The demo's data file seed/${where}.json refers to '${name}', which does not exist.`)
  return value
}
