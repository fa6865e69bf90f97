/** @jest-environment node */
import { truncate } from '../../../src/pix/manage/pictureTexts'

describe('truncate', () => {
  it('keeps a text that fits and ends a longer one in three dots', () => {
    expect(truncate('a'.repeat(40), 40)).toBe('a'.repeat(40))
    expect(truncate('a'.repeat(41), 40)).toBe(`${'a'.repeat(40)}...`)
  })

  it('leaves no space before the dots', () => {
    expect(truncate('Der Hafen am Morgen', 10)).toBe('Der Hafen...')
  })

  it('splits no character', () => {
    expect(truncate('😀😀😀', 2)).toBe('😀😀...')
    expect(truncate('😀😀', 2)).toBe('😀😀')
  })
})
