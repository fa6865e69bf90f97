import { polishCredentialTexts } from './polishCredentialTexts'
import { polishEditorTexts } from './polishEditorTexts'
import { polishLayerTexts } from './polishLayerTexts'
import { polishRegisterFrameTexts } from './polishRegisterFrameTexts'
import { polishTemporaryTexts } from './polishTemporaryTexts'

/** Polish texts of accounts, the editor overlay and blog posts. */
export const polishAccountTexts: Readonly<Record<string, string>> = {
  ...polishCredentialTexts,
  ...polishEditorTexts,
  ...polishLayerTexts,
  ...polishRegisterFrameTexts,
  ...polishTemporaryTexts,
}
