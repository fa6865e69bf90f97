/** @jest-environment node */
import sharp from 'sharp'
import { nearBands, perceptualHash } from '../../examples/portal/server/pictures/perceptualHash'
import { seedPicture } from '../support/seedPicture'

const SEEDED = [
  'wanduhr-schraeg.jpg',
  'kaffeetasse.jpg',
  'museumsflur.jpg',
  'schreibmaschine.jpg',
  'rauchfahne.jpg',
  'saturn-cassini.jpg',
  'zaunkoenig-im-fels.jpg',
  'parthenon-rhomaides.jpg',
]

const differingBits = (a: string, b: string) =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length

test.each(SEEDED)(
  '[PIX-DATA-09] hashes of copies of %s differ in at most 8 bits, hashes of other pictures in more',
  async name => {
    const source = seedPicture(name)
    const hash = await perceptualHash(source)
    const copies = [
      sharp(source).resize(200).jpeg({ quality: 40 }),
      sharp(source).resize(1400).jpeg({ progressive: true }),
      sharp(source).resize(300).png(),
      sharp(source).toColourspace('rgb16').png(),
      sharp(source).greyscale().jpeg(),
      sharp(source).resize(150).gif(),
      sharp(source).toColourspace('cmyk').jpeg(),
    ]
    for (const copy of copies)
      expect(differingBits(hash, await perceptualHash(await copy.toBuffer()))).toBeLessThanOrEqual(8)
    for (const other of SEEDED.filter(file => file !== name))
      expect(differingBits(hash, await perceptualHash(seedPicture(other)))).toBeGreaterThan(8)
  },
)

test('[PIX-DATA-09] pictures of one colour have no hash, because otherwise all of them would be near each other', async () => {
  const flat = (background: string) =>
    sharp({ create: { width: 50, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  expect([await perceptualHash(await flat('#369')), await perceptualHash(await flat('#fff'))]).toEqual(['', ''])
})

/**
 * Returns the five bands of a hash, as in the column hash_bands. For each band, nearBands returns the band itself
 * first, then the values that differ from it in one bit.
 */
function ownBands(hash: string): number[] {
  const near = nearBands(hash)
  return [0, 14, 28, 42, 56].map(at => near[at] ?? -1)
}

test('[PIX-DATA-09] if two hashes differ in nine bits or fewer, nearBands of one contains a band of the other, whichever bits differ', () => {
  let seed = 20261120
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below
  for (let round = 0; round < 3000; round += 1) {
    let bits = 0n
    for (let part = 0; part < 4; part += 1) bits = (bits << 16n) | BigInt(random(65536))
    let other = bits
    for (let flip = 0; flip < 9; flip += 1) other ^= 1n << BigInt(random(64))
    const [hash, near] = [bits, other].map(value => value.toString(16).padStart(16, '0')) as [string, string]
    const bands = new Set(nearBands(hash))
    expect(ownBands(near).some(band => bands.has(band))).toBe(true)
  }
})

test('nearBands returns few bands, so that few pictures are compared', () => {
  expect(nearBands('0123456789abcdef')).toHaveLength(69)
  expect(new Set(nearBands('0123456789abcdef')).size).toBe(69)
  expect(nearBands('ffffffffffffffff').every(band => band >= 0 && band < 32768 + 4096)).toBe(true)
})
