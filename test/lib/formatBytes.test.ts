/** @jest-environment node */
import { formatBytes, formatMegabytes } from '../../src/lib/formatBytes'

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 kB'],
    [1536, '2 kB'],
    [1024 ** 2 - 513, '1.023 kB'],
    [1024 ** 2 - 512, '1 MB'],
    [1024 ** 2 - 1, '1 MB'],
    [1.5 * 1024 ** 2, '1,5 MB'],
    [10 * 1024 ** 2, '10 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [3 * 1024 ** 3, '3 GB'],
    [1024 ** 5, '1.024 TB'],
    [-5, '0 B'],
  ])('[UI-UPL-11] writes %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'de-DE')).toBe(text)
  })
})

describe('formatMegabytes', () => {
  it('[UI-UPL-12] writes every size in MB with one decimal, with the decimal sign of the language', () => {
    expect(formatMegabytes(11 * 1024 ** 2, 'de-DE')).toBe('11,0 MB')
    expect(formatMegabytes(300 * 1024, 'en-GB')).toBe('0.3 MB')
  })

  it('never writes 0 for a file that is not empty', () => {
    expect(['de-DE', 'en-GB'].map(language => formatMegabytes(1, language))).toEqual(['< 0,1 MB', '< 0.1 MB'])
    expect(formatMegabytes(0.05 * 1024 ** 2, 'de-DE')).toBe('0,1 MB')
    expect(formatMegabytes(0, 'de-DE')).toBe('0,0 MB')
  })
})
