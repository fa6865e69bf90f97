import { germanFrameTexts } from './germanFrameTexts'
import { germanPixTexts } from './germanPixTexts'

/** The German texts of the frame and of the picture library: what most pages open. */
export const germanTexts: Readonly<Record<string, string>> = { ...germanFrameTexts, ...germanPixTexts }
