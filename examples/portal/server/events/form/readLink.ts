import { config } from '../../config'
import type { FormMap } from '../../http/FormMap'
import { RequestError } from '../../http/RequestError'
import { eventRefusals } from '../eventRefusals'
import { readEventText } from './readEventText'

/** A web address of an event, '' for none, or undefined when it is not sent. Throws RequestError 400 for one that no browser should follow from a public page. */
export function readLink(form: FormMap, name: 'Url' | 'PriceUrl'): string | undefined {
  const link = readEventText(form, name, config.event.urlLength)
  if (!link) return link
  if (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link)) return link
  throw new RequestError(400, eventRefusals.linkUnsafe)
}
