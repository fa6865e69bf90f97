import { openAfterPerson } from '../openAfterPerson'
import type { RegisterAction } from '../RegisterAction'

/** insert_user: registers the person entered before although others like her are known. */
export const insertUser: RegisterAction = async (parts, call) => {
  if (call.registration.state.person) return openAfterPerson(parts, call)
  return { next: 'nameaddress', error: 'registerframe_error_user' }
}
