import type { Seed } from './Seed'
import { SeedData } from './SeedData'
import { readSeedFile } from './readSeedFile'

/** Reads and checks what every portal needs, with the demo or without: languages and label texts. Throws StartError. */
export async function readTexts(): Promise<Pick<Seed, 'languages' | 'translations'>> {
  return {
    languages: await readSeedFile('languages', SeedData.languages),
    translations: await readSeedFile('translations', SeedData.translations),
  }
}
