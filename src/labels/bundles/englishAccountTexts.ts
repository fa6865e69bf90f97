import { englishEditorTexts } from './englishEditorTexts'
import { englishLayerTexts } from './englishLayerTexts'
import { englishRegisterFrameTexts } from './englishRegisterFrameTexts'
import { englishTemporaryTexts } from './englishTemporaryTexts'

/** English texts of accounts, the editor overlay and blog posts. */
export const englishAccountTexts: Readonly<Record<string, string>> = {
  ...englishEditorTexts,
  ...englishLayerTexts,
  ...englishRegisterFrameTexts,
  ...englishTemporaryTexts,
}
