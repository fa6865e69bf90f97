import type { picturesTable } from './picturesTable'

/** A picture as it is stored. */
export type PictureRow = typeof picturesTable.$inferSelect
