import { config } from '../config'
import type { FormMap } from '../http/FormMap'
import { readTextList } from '../http/readTextList'

const DELIMITER = ','

/** Keywords from a form: a list, or one text with commas; '' stands for none. Undefined when the field is not sent. */
export function parseKeywords(form: FormMap): string[] | undefined {
  const { keywords: entries, keywordLength, textLength } = config.picture
  const isOneText = typeof form['keywords'] === 'string'
  const texts = readTextList(form, 'keywords', { entries, length: isOneText ? textLength : keywordLength })
  const keywords = texts?.flatMap(text => (isOneText ? text.split(DELIMITER) : [text])).map(text => text.trim())
  return keywords && [...new Set(keywords.filter(keyword => keyword !== ''))]
}
