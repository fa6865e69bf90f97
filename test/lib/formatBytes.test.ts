import { formatBytes } from '../../src/lib/formatBytes'

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1.023 B'],
    [1024, '1 kB'],
    [1024 ** 2 - 1, '1.024 kB'],
    [1.5 * 1024 ** 2, '1,5 MB'],
    [10 * 1024 ** 2, '10 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [-5, '0 B'],
  ])('[UI-UPL-11] writes %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'de-DE')).toBe(text)
  })
})
