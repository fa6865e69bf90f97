import { englishCredentialTexts } from './englishCredentialTexts'
import { englishEditorTexts } from './englishEditorTexts'
import { englishLayerTexts } from './englishLayerTexts'
import { englishRegisterFrameTexts } from './englishRegisterFrameTexts'
import { englishTemporaryTexts } from './englishTemporaryTexts'

/** English texts of accounts, the editor overlay and blog posts. */
export const englishAccountTexts: Readonly<Record<string, string>> = {
  ...englishCredentialTexts,
  ...englishEditorTexts,
  ...englishLayerTexts,
  ...englishRegisterFrameTexts,
  ...englishTemporaryTexts,
}
