import type { PicturePosition } from './PicturePosition'

/** What the fields of the position window hold: texts, as they are typed. */
export type PositionValues = Readonly<Record<'CurrentWidth' | 'CurrentHeight' | 'Title' | 'Description', string>> & { readonly Alignment: PicturePosition['Alignment'] }
