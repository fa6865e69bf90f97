/** @jest-environment node */
import type { CheckForFields } from '../../src/config/FoyerConfig'
import { defaultCheckForFields, findMissingFields } from '../../src/config/findMissingFields'

describe('findMissingFields', () => {
  it('requires Title and Copyright by default, in this order', () => {
    expect(findMissingFields({ Title: '', Copyright: null }, defaultCheckForFields)).toEqual(['Title', 'Copyright'])
    expect(findMissingFields({ Title: 'Alte Oper', Copyright: 'E. Maier' }, defaultCheckForFields)).toEqual([])
  })

  it('treats blanks as empty', () => {
    expect(findMissingFields({ Title: '  \u00a0', Copyright: 'x' }, defaultCheckForFields)).toEqual(['Title'])
  })

  it('requires nothing of a field that a page lists as null', () => {
    expect(findMissingFields({}, JSON.parse('{"Title":null,"Place":["notempty"]}') as CheckForFields)).toEqual([
      'Place',
    ])
  })

  it('follows the configured map', () => {
    expect(findMissingFields({ Title: '' }, { Place: ['notempty'], Title: [] })).toEqual(['Place'])
  })
})
