import { germanRegisterFrameTexts } from './germanRegisterFrameTexts'

/** German texts of accounts, the editor overlay and blog posts. */
export const germanAccountTexts: Readonly<Record<string, string>> = {
  ...germanRegisterFrameTexts,
}
