import { config } from '../config'

/** A pattern for `like` for each word of a filter, every one of which must stand somewhere in the picture's texts; none for an empty filter. */
export function filterPatterns(filter: string): string[] {
  const words = filter.normalize('NFC').toLowerCase().split(/\s+/).filter(word => word !== '')
  return words.slice(0, config.list.filterWords).map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
