import { toCandidate } from '../../persons/scoreDoublet'
import { openAfterPerson } from '../finishAccount'
import { readPerson, withOwnEmail } from '../readPerson'
import type { RegisterAction } from '../RegisterCall'

/**
 * check_doublet: looks for the entered person in the register. Without similar persons, the person is registered at
 * once. A call repeated after a lost response does not register the person again.
 */
export const checkDoublet: RegisterAction = async (parts, call) => {
  const { sessions, persons, gazetteer, gate } = parts
  const { registration, request } = call
  const { original: originalRequest, fields: entered, isValid } = readPerson(call.form, gazetteer)
  if (!isValid) return { error: 'registerframe_error_user', data: { fullmatch: [] }, originalRequest }
  await gate.enter('doublets', request.ip)
  const fields = withOwnEmail(entered, await sessions.current(request))
  await registration.resume(fields)
  const { passedOver = [], personId } = registration.state
  const { high, possible } = await persons.findDoublets(fields)
  const isOther = ({ id }: { id: number }) => id !== personId
  const likely = high.filter(isOther)
  // Possible candidates are offered once. Otherwise a person who is none of them could never continue.
  const choice = likely.length > 0 ? [] : possible.filter(isOther).filter(({ id }) => !passedOver.includes(id))
  const shown = likely.length > 0 ? likely : choice
  const offered = shown.map(({ id }) => id)
  await registration.remember({
    person: fields,
    offered,
    passedOver: [...new Set([...passedOver, ...choice.map(({ id }) => id)])],
    chosenId: undefined,
  })
  const data = { fullmatch: shown.map(person => toCandidate(person, fields.email)) }
  if (shown.length > 0) return { next: likely.length > 0 ? 'checkdoublet' : 'nameselect', data, originalRequest }
  return { ...(await openAfterPerson(parts, call)), data, originalRequest }
}
