import { germanBulkTexts } from './germanBulkTexts'
import { germanMetaTexts } from './germanMetaTexts'
import { germanPictureTexts } from './germanPictureTexts'

/** The German texts that only further windows show. */
export const germanFurtherTexts: Readonly<Record<string, string>> = { ...germanPictureTexts, ...germanMetaTexts, ...germanBulkTexts }
