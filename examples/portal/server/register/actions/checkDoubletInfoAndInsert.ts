import { config } from '../../config'
import { parseId, readText, requireText } from '../../http/readFields'
import { notOffered, type RegisterAction } from '../RegisterCall'
import { openAfterPerson } from '../finishAccount'
import { readPerson, withOwnEmail } from '../readPerson'
import { withoutControls } from '../readAccount'

const LONGEST_TEXT = 20_000

/**
 * check_doublet_info_and_insert: registers the entered person and records the claim to be a certain person in the
 * register. The claim alone does not give access to that profile. The editors can confirm the claim. The claimant can
 * also confirm it, with a link mailed to the profile's address.
 */
export const checkDoubletInfoAndInsert: RegisterAction = async (parts, call) => {
  const { sessions, claims, gazetteer, gate } = parts
  const { request, registration, mails } = call
  const form = withoutControls(call.form)
  const { original: originalRequest, fields: entered, isValid } = readPerson(form, gazetteer)
  const personId = parseId(readText(form, 'doublet_id', 20), 'field doublet_id')
  const doubletText = readText(form, 'doublet_text', config.registerFrame.descriptionLength) ?? ''
  const infoText = requireText(form, 'info_text', LONGEST_TEXT).normalize('NFC').trim()
  if (!registration.state.offered?.includes(personId)) throw notOffered()
  const answer = { originalRequest, doublet_id: String(personId), doublet_text: doubletText }
  if (!isValid) return { ...answer, error: 'registerframe_error_user' }
  if (infoText.length > config.registerFrame.descriptionLength) return { ...answer, error: 'register_info_too_long' }
  await gate.enter('mails', request.ip)
  const session = await sessions.current(request)
  const fields = withOwnEmail(entered, session)
  await gate.enterMail(`claim ${fields.email}`, request.ip)
  await registration.remember({ person: fields, chosenId: undefined })
  const claimantId = await registration.storePerson()
  const message = `claim of ${personId} by ${fields.firstname} ${fields.surname} ${fields.email}: ${infoText}`
  await gate.notifyEditors(message, { account: session, address: request.ip }, isNew =>
    claims.add({ personId, claimantId, doubletText, infoText }, async () => {
      if (isNew) await mails.claim(fields, personId, infoText)
    }),
  )
  return { ...answer, ...(await openAfterPerson(parts, call)) }
}
