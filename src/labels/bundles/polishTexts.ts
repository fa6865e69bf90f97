import { polishFrameTexts } from './polishFrameTexts'
import { polishPixTexts } from './polishPixTexts'

/** The Polish texts of the frame and of the picture library: what most pages open. */
export const polishTexts: Readonly<Record<string, string>> = { ...polishFrameTexts, ...polishPixTexts }
