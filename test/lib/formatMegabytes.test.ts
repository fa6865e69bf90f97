import { formatMegabytes } from '../../src/lib/formatMegabytes'

describe('formatMegabytes', () => {
  it('[UI-UPL-12] writes every size in MB with one decimal, with the decimal sign of the language', () => {
    expect(formatMegabytes(11 * 1024 ** 2, 'de-DE')).toBe('11,0 MB')
    expect(formatMegabytes(300 * 1024, 'en-GB')).toBe('0.3 MB')
  })

  it('never calls a file that holds something nothing', () => {
    expect(['de-DE', 'en-GB'].map(language => formatMegabytes(1, language))).toEqual(['< 0,1 MB', '< 0.1 MB'])
    expect(formatMegabytes(0.05 * 1024 ** 2, 'de-DE')).toBe('0,1 MB')
    expect(formatMegabytes(0, 'de-DE')).toBe('0,0 MB')
  })
})
