import { literal } from '../database/literal'
import { filterPatterns } from '../pictures/filterPatterns'
import { foldSearch } from './foldSearch'

/** What may stand before a word that begins with what was typed. */
const BEFORE = ['', '% ', '%\n', '%-', '%/', '%(', '%"', '%„']
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * For a search that anybody may ask: a condition for each typed word, every one of which the index of trigrams can answer. Three letters in a row are
 * found anywhere in a word, fewer only where they begin one; a sign without a letter, such as &, narrows nothing.
 */
export function wordConditions(search: string): string[] {
  return filterPatterns(foldSearch(search)).filter(pattern => LETTER.test(pattern)).map(pattern => {
    if (THREE_LETTERS.test(pattern)) return `search_text like ${literal(pattern)}`
    return `(${BEFORE.map(before => `search_text like ${literal(before + pattern.slice(1))}`).join(' or ')})`
  })
}
