import { germanCredentialTexts } from './germanCredentialTexts'
import { germanEditorTexts } from './germanEditorTexts'
import { germanLayerTexts } from './germanLayerTexts'
import { germanRegisterFrameTexts } from './germanRegisterFrameTexts'
import { germanTemporaryTexts } from './germanTemporaryTexts'

/** German texts of accounts, the editor overlay and blog posts. */
export const germanAccountTexts: Readonly<Record<string, string>> = {
  ...germanCredentialTexts,
  ...germanEditorTexts,
  ...germanLayerTexts,
  ...germanRegisterFrameTexts,
  ...germanTemporaryTexts,
}
