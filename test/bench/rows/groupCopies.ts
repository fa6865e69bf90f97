import type { Picture } from '../../../src/pix/picture/Picture'
import { groupDuplicates } from '../../../src/pix/manage/review/reviewPictures'
import type { BenchRow } from '../BenchRow'
import { measurePairs } from '../measurePairs'

const COUNTS = [10_000, 100_000]
const WARM_UP = 5
const ROUNDS = 15
/** One picture in ten is a copy of another, far more than in a real library. */
const COPY_EVERY = 10

/**
 * Measures the time that Node needs to find the groups of copies among 10,000 and 100,000 generated pictures. This
 * includes sorting each group with its best copy first. Peer: a plain grouping in a `Map`, without sorting.
 */
export async function groupCopies(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const count of COUNTS) {
    const pictures = makePictures(count)
    const take = (group: (all: readonly Picture[]) => number) => async () => {
      const begun = performance.now()
      const groups = group(pictures)
      const time = performance.now() - begun
      if (groups !== count / COPY_EVERY)
        throw new Error(`Among ${count} pictures there are ${groups} groups of copies, not ${count / COPY_EVERY}.`)
      return time
    }
    const ours = take(all => groupDuplicates(all).length)
    const other = take(groupPlainly)
    await measurePairs(WARM_UP, ours, other)
    rows.push({
      what: `duplicates over ${count} pictures`,
      unit: 'ms',
      ...(await measurePairs(ROUNDS, ours, other)),
      limit: { kind: 'atMostTimes', value: 3 },
      note: `plain grouping in a Map, without an order; ${count / COPY_EVERY} groups; in Node, without loading the pictures`,
    })
  }
  return rows
}

function groupPlainly(pictures: readonly Picture[]): number {
  const byHash = new Map<string, Picture[]>()
  for (const picture of pictures) {
    const group = byHash.get(picture.HashValue)
    if (group) group.push(picture)
    else byHash.set(picture.HashValue, [picture])
  }
  let groups = 0
  for (const group of byHash.values()) if (group.length > 1) groups += 1
  return groups
}

function makePictures(count: number): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const hashed = index % COPY_EVERY === 1 ? index - 1 : index
    return {
      Id: index + 1,
      Uri: `/pictures/${index}.jpg`,
      Title: `Bild ${index}`,
      Subtitle: null,
      Width: 1600,
      Height: 1200,
      Keywords: ['Hafen', 'Morgen'],
      Copyright: 'Henrike Ahlers',
      Link: '',
      Date: '2024',
      Place: 'Stade',
      Originator: '',
      Agency: '',
      Rights: '1',
      DescriptionsByIdLanguage: { 1: `Beschreibung ${index}`, 2: '' },
      HashValue: (hashed * 2_654_435_761).toString(16).padStart(16, '0'),
      CbMdbTmedia2ShareGroups: [],
      AvailabeShareGroups: [],
      MetaTmedia: null,
      Datetimecreated: '2024-05-01 10:00',
      CreatedBy: 'author',
      LastChange: '2024-05-01 10:00',
    }
  })
}
