import { isLabel } from './isLabel'
import { missingLabel } from './missingLabel'
import { readTexts } from './readTexts'

/** Answers what a text of the portal says in a language: one that is a label is translated, every other one stays as it is. */
export async function readMeantText(source: Parameters<typeof readTexts>[0], language: string, text: string): Promise<string> {
  return isLabel(text) ? ((await readTexts(source, language, [text]))[text] ?? missingLabel(text)) : text
}
