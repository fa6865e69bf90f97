import { createHash } from 'node:crypto'
import type { PictureRow, picturesTable } from '../pictures/picturesTable'
import { searchText } from '../pictures/listStatement'

const DUPLICATE_EVERY = 500

/**
 * Generates a picture for a large library: a model's file and credits, a numbered title, and a hash that only every 500th shares with the previous
 * one.
 */
export function generatedPicture(
  models: PictureRow[],
  number: number,
  created: Date,
): typeof picturesTable.$inferInsert {
  const model = models[number % models.length]
  if (!model) throw new Error('There is no picture to copy.')
  const { id: _id, metaTmediaId: _metaTmediaId, ...copied } = model
  const hashedNumber = number % DUPLICATE_EVERY === 0 ? number + 1 : number
  const texts = { ...copied, title: `${model.title ?? 'Ohne Titel'} ${number}` }
  return {
    ...texts,
    // It uses an existing file.
    bytes: 0,
    hashValue: createHash('sha256').update(`generated ${hashedNumber}`).digest('hex').slice(0, 16),
    searchText: searchText(texts),
    created,
    lastChange: created,
  }
}
