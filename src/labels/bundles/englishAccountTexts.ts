import { englishRegisterFrameTexts } from './englishRegisterFrameTexts'

/** English texts of accounts, the editor overlay and blog posts. */
export const englishAccountTexts: Readonly<Record<string, string>> = {
  ...englishRegisterFrameTexts,
}
