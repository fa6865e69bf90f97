import { and, like, type SQL } from 'drizzle-orm'
import { config } from '../config'
import { picturesTable } from './picturesTable'

/** The condition that every word of the filter stands somewhere in the picture's texts; undefined for an empty filter. */
export function filterCondition(filter: string): SQL | undefined {
  const words = filter.normalize('NFC').toLowerCase().split(/\s+/).filter(word => word !== '')
  return and(...words.slice(0, config.list.filterWords).map(word => like(picturesTable.searchText, `%${escapeLike(word)}%`)))
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
