import type { Seed } from './Seed'
import { SeedData } from './SeedData'
import { readSeedFile } from './readSeedFile'
import { readTexts } from './readTexts'

/** Reads and checks the demo's data files. Throws StartError naming the file and the field that is wrong. */
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
