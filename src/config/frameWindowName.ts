import { FoyerError } from '../lib/FoyerError'

const NAMES = [
  'message',
  'verifymail',
  'nameselect',
  'nameaddress',
  'checkdoublet',
  'checkdoubletinfo',
  'userpass',
  'newaccount',
  'passwdchange',
  'voucher',
]

/**
 * Returns the name that a window of the registration frame has in `registerWindows`.
 * @throws FoyerError CALL_WRONG_ARGUMENT 'No such window' (portal-accounts 2.1)
 */
export function frameWindowName(name: string): string {
  if (NAMES.includes(name)) return `register.${name}`
  throw new FoyerError(
    'CALL_WRONG_ARGUMENT',
    `No such window '${name}'. The registration frame has ${NAMES.join(', ')}.`,
  )
}
