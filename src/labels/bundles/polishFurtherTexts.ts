import { polishBulkTexts } from './polishBulkTexts'
import { polishMetaTexts } from './polishMetaTexts'
import { polishPictureTexts } from './polishPictureTexts'

/** The Polish texts that only further windows show. */
export const polishFurtherTexts: Readonly<Record<string, string>> = { ...polishPictureTexts, ...polishMetaTexts, ...polishBulkTexts }
