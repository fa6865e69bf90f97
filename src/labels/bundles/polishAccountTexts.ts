import { polishRegisterFrameTexts } from './polishRegisterFrameTexts'

/** Polish texts of accounts, the editor overlay and blog posts. */
export const polishAccountTexts: Readonly<Record<string, string>> = {
  ...polishRegisterFrameTexts,
}
