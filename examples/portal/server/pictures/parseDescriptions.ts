import { config } from '../config'
import { checkedText } from '../http/checkedText'
import type { FormMap } from '../http/FormMap'
import { parseId } from '../http/parseId'

/** Descriptions by language id from a form, an empty one too; entry 0 is dropped. */
export function parseDescriptions(form: FormMap): Record<string, string> {
  const field = form['descriptions_by_id_language']
  if (field === undefined || typeof field === 'string') return {}
  const descriptions: Record<string, string> = {}
  for (const [key, value] of Object.entries(field)) {
    if (key === '0') continue
    const id = parseId(key, 'language id of a description')
    descriptions[String(id)] = checkedText(value, 'descriptions_by_id_language', config.picture.descriptionLength).trim()
  }
  return descriptions
}
