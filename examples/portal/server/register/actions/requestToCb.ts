import { requireText } from '../../http/requireText'
import { config } from '../../config'
import { messageAnswer } from '../messageAnswer'
import type { RegisterAction } from '../RegisterAction'

/** request_to_cb: tells the editors of a person who cannot go on alone. */
export const requestToCb: RegisterAction = async ({ sessions, gate }, { form, request, registration, mails }) => {
  const problem = requireText(form, 'problem', config.registerFrame.textLength).replace(/\s+/g, ' ').trim() || 'password'
  const { account = '', person, chosenId, personId } = registration.state
  const session = await sessions.current(request)
  const who = session?.account ?? (account || person?.email) ?? ''
  // Nobody could answer a mail about nobody.
  if (who === '' && chosenId === undefined) return { error: 'registerframe_error_account' }
  await gate.enter('mails', request.ip)
  await gate.enterAccount('mails', `office ${who || String(chosenId)}`)
  const id = chosenId ?? personId
  await registration.tellOnce(`${problem} ${who} ${id ?? ''}`, () => mails.problem(problem, who, id))
  return messageAnswer('provider')
}
