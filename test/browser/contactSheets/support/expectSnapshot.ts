import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { compareSnapshots } from './compareSnapshots'

const GAP = 8
const QUALITY = 72
/** Maximum values of `pixels` and `colour` in a comparison. Pictures of two machines differ a little. */
const MOST_PIXELS = 0.0004
const MOST_COLOUR = 7

/** Joins pictures into one, side by side at half their size. */
async function draw(pictures: readonly Buffer[]): Promise<Buffer> {
  const halves = await Promise.all(
    pictures.map(async picture => {
      const { width = 0 } = await sharp(picture).metadata()
      return sharp(picture)
        .resize({ width: Math.round(width / 2) })
        .png()
        .toBuffer({ resolveWithObject: true })
    }),
  )
  let left = 0
  const placed = halves.map(({ data, info }) => {
    const place = { input: data, left, top: 0 }
    left += info.width + GAP
    return place
  })
  const height = Math.max(...halves.map(({ info }) => info.height))
  return sharp({ create: { width: left - GAP, height, channels: 3, background: '#888' } })
    .composite(placed)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

/** Crops a stored picture to the size of the new picture if the new picture shows fewer screenshots. */
async function cropToWidth(stored: Buffer, now: Buffer): Promise<Buffer> {
  const [{ width: whole = 0, height: high = 0 }, { width = 0, height = 0 }] = await Promise.all([
    sharp(stored).metadata(),
    sharp(now).metadata(),
  ])
  return width < whole && height <= high
    ? sharp(stored).extract({ left: 0, top: 0, width, height }).png().toBuffer()
    : stored
}

/**
 * Expects the screenshots of a scene, or only the first ones, to look like the stored picture; `--update-snapshots`
 * stores a new one.
 */
export async function expectSnapshot(testInfo: TestInfo, name: string, pictures: readonly Buffer[]): Promise<void> {
  const file = `test/browser/contactSheets/snapshots/${name}.webp`
  const now = await draw(pictures)
  const { updateSnapshots } = testInfo.config
  const before = existsSync(file) ? await cropToWidth(readFileSync(file), now) : undefined
  const difference = before && (await compareSnapshots(before, now))
  const isSame = !!difference && difference.pixels <= MOST_PIXELS && difference.colour <= MOST_COLOUR
  if (updateSnapshots === 'all' || (updateSnapshots === 'changed' && !isSame)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, now)
    return
  }
  if (!isSame) {
    mkdirSync('test-results/snapshots', { recursive: true })
    writeFileSync(`test-results/snapshots/${name}.webp`, now)
    if (difference) writeFileSync(`test-results/snapshots/${name}-difference.png`, difference.picture)
  }
  const found = difference
    ? `${(difference.pixels * 100).toFixed(2)} % of the pixels, ${difference.colour.toFixed(1)} of 255 in colour`
    : before
      ? 'its size differs'
      : 'there is no picture yet'
  expect
    .soft(
      isSame ? '' : found,
      `${name} looks as before; else see test-results/snapshots, and if the change is intended or the scene is new: npm run contact-sheets -- --update-snapshots -g ${name}`,
    )
    .toBe('')
}
