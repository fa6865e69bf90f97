import { englishBulkTexts } from './englishBulkTexts'
import { englishMetaTexts } from './englishMetaTexts'
import { englishPictureTexts } from './englishPictureTexts'

/** The English texts that only further windows show. */
export const englishFurtherTexts: Readonly<Record<string, string>> = { ...englishPictureTexts, ...englishMetaTexts, ...englishBulkTexts }
