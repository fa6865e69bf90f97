import { germanBulkTexts } from './germanBulkTexts'
import { germanFrameTexts } from './germanFrameTexts'
import { germanMetaTexts } from './germanMetaTexts'
import { germanPixTexts } from './germanPixTexts'

/** Every embedded German text by its label. */
export const germanTexts: Readonly<Record<string, string>> = { ...germanFrameTexts, ...germanPixTexts, ...germanMetaTexts, ...germanBulkTexts }
