import { missingLabel } from './createLabels'
import { readTexts } from './readTexts'

/** Returns a text of the portal in a language: translated if it is a label, else unchanged. */
export async function readMeantText(
  source: Parameters<typeof readTexts>[0],
  language: string,
  text: string,
): Promise<string> {
  return isLabel(text) ? ((await readTexts(source, language, [text]))[text] ?? missingLabel(text)) : text
}

const LABEL = /^[a-z0-9_]*_[a-z0-9_]*$/

/** True when a text of the portal is a label: one word of [a-z0-9_] with an underscore (list of decisions). */
export function isLabel(text: string): boolean {
  return LABEL.test(text)
}
