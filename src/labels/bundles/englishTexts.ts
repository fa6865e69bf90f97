import { englishBulkTexts } from './englishBulkTexts'
import { englishFrameTexts } from './englishFrameTexts'
import { englishMetaTexts } from './englishMetaTexts'
import { englishPixTexts } from './englishPixTexts'

/** Every embedded English text by its label. */
export const englishTexts: Readonly<Record<string, string>> = { ...englishFrameTexts, ...englishPixTexts, ...englishMetaTexts, ...englishBulkTexts }
