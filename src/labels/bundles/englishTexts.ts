import { englishFrameTexts } from './englishFrameTexts'
import { englishPixTexts } from './englishPixTexts'

/** The English texts of the frame and of the picture library: what most pages open. */
export const englishTexts: Readonly<Record<string, string>> = { ...englishFrameTexts, ...englishPixTexts }
