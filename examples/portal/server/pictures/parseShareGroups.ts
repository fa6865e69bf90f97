import type { FormMap } from '../http/FormMap'
import { parseId } from '../http/parseId'
import { RequestError } from '../http/RequestError'

const PREFIX = 'share_group_'

/** Which share groups a form switches on or off; '1' and 'true' are on, '0' and 'false' off. Throws RequestError 400 for anything else. */
export function parseShareGroups(form: FormMap): Map<number, boolean> {
  const groups = new Map<number, boolean>()
  const field = form['share_group']
  if (field === undefined || field === '') return groups
  if (typeof field === 'string') throw new RequestError(400, 'The field share_group must be a map.')
  for (const [key, value] of Object.entries(field)) {
    if (!key.startsWith(PREFIX)) throw new RequestError(400, `The keys of share_group must begin with ${PREFIX}.`)
    const isOn = value === 'true' || value === '1'
    if (!isOn && value !== 'false' && value !== '0') throw new RequestError(400, 'The values of share_group must be true or false.')
    groups.set(parseId(key.slice(PREFIX.length), 'share group id'), isOn)
  }
  return groups
}
