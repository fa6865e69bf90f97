import { parseId } from '../../http/parseId'
import { readText } from '../../http/readText'
import { messageAnswer } from '../messageAnswer'
import { notOffered } from '../notOffered'
import type { RegisterAction } from '../RegisterAction'

/** check_mail: one of the persons offered before is the one. Who has proved her mailbox already is done; else the mailbox is to be proved. */
export const checkMail: RegisterAction = async ({ sessions, accounts, persons }, { form, request, registration }) => {
  const id = parseId(readText(form, 'id', 20), 'field id')
  const { offered = [], provenEmail } = registration.state
  const person = offered.includes(id) ? await persons.get(id) : null
  if (!person) throw notOffered()
  const session = await sessions.current(request)
  if (session && provenEmail !== undefined && provenEmail.toLowerCase() === person.email.toLowerCase()) {
    await accounts.linkPerson(session.Id, person)
    await registration.end()
    return messageAnswer('saved', { redirect: true })
  }
  await registration.remember({ chosenId: id })
  return { next: 'verifymail', ...(person.email === '' && { disable_registered: true }) }
}
