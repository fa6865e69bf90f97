import { missingLabel } from './createLabels'
import { readTexts } from './readTexts'

/** Answers what a text of the portal says in a language: one that is a label is translated, every other one stays as it is. */
export async function readMeantText(
  source: Parameters<typeof readTexts>[0],
  language: string,
  text: string,
): Promise<string> {
  return isLabel(text) ? ((await readTexts(source, language, [text]))[text] ?? missingLabel(text)) : text
}

const LABEL = /^[a-z0-9_]*_[a-z0-9_]*$/

/** Whether a text of the portal is a label: one word of [a-z0-9_] with a line in it (decisions). */
export function isLabel(text: string): boolean {
  return LABEL.test(text)
}
