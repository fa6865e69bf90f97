import { polishBulkTexts } from './polishBulkTexts'
import { polishFrameTexts } from './polishFrameTexts'
import { polishMetaTexts } from './polishMetaTexts'
import { polishPixTexts } from './polishPixTexts'

/** Every embedded Polish text by its label. */
export const polishTexts: Readonly<Record<string, string>> = { ...polishFrameTexts, ...polishPixTexts, ...polishMetaTexts, ...polishBulkTexts }
