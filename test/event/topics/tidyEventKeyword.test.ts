/** @jest-environment node */
import { isForbiddenKeyword, tidyEventKeyword } from '../../../src/event/topics/tidyEventKeyword'

describe('keywords of an event', () => {
  it('[EVT-VAL-12] writes an underscore for the first space only', () => {
    expect(tidyEventKeyword('neue alte Musik')).toBe('neue_alte Musik')
    expect(tidyEventKeyword('jazz')).toBe('jazz')
  })

  it('[EVT-VAL-13] forbids umlauts, ß and @', () => {
    for (const letter of 'ÄÖÜäöüß@') expect(isForbiddenKeyword(`x${letter}y`)).toBe(true)
    for (const keyword of ['jazz', 'Łódź', 'café', 'open_air', '#tag', 'ẞ'])
      expect(isForbiddenKeyword(keyword)).toBe(false)
  })

  it('[EVT-VAL-13] recognises an umlaut that is typed as a letter and a combining mark', () => {
    expect(isForbiddenKeyword(tidyEventKeyword('Mu\u0308hle'))).toBe(true)
  })
})
