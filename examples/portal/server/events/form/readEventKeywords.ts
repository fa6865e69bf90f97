import { config } from '../../config'
import { checkedText } from '../../http/checkedText'
import type { FormMap } from '../../http/FormMap'
import { RequestError } from '../../http/RequestError'
import { eventRefusals } from '../eventRefusals'

const FORBIDDEN = /[ÄÖÜäöüß@]/
const { keywords: most, keywordLength } = config.event
/** The first space becomes an underscore, once: an event that is saved again must not lose the next one. */
const tidied = (keyword: string) => (keyword.includes('_') ? keyword : keyword.replace(' ', '_'))

/** An event's keywords without doubles, or undefined when they are not sent and `ClearKeywords` does not say that there are none. Throws RequestError 400 for what events 5.4 rejects. */
export function readEventKeywords(form: FormMap): string[] | undefined {
  const { Keywords: sent, ClearKeywords: clear } = form
  if (sent === undefined || sent === '' || sent === 'null') return sent !== undefined || clear === 'true' || clear === '1' ? [] : undefined
  const entries = typeof sent === 'string' ? [sent] : Object.values(sent)
  if (entries.length > most) throw new RequestError(400, eventRefusals.keywordsTooMany)
  const keywords = entries.map(entry => tidied(checkedText(entry, 'Keywords', keywordLength).normalize('NFC').trim())).filter(keyword => keyword !== '')
  if (keywords.some(keyword => FORBIDDEN.test(keyword))) throw new RequestError(400, 'event_not_allowed_keywords_text', { json: true })
  return [...new Set(keywords)]
}
