import type { PersonFields } from '../persons/PersonFields'
import type { Language } from '../registerLogin/LayerCall'

/** What the register remembers between the windows of one registration. */
export interface RegistrationState {
  /** The account that was entered last. */
  account?: string
  /** The account that this registration made, and whose password it chose. */
  madeId?: number
  /** What the person entered about herself. */
  person?: PersonFields
  /** The persons of the register that were shown as candidates. */
  offered?: number[]
  /** Those of them that were offered for choice and not chosen. */
  passedOver?: number[]
  /** The person that this registration added. */
  personId?: number
  /** The person of the register whose mailbox a mailed link has proved. */
  provenId?: number
  /** The persons that the account of the registration is asked about. */
  question?: { accountId: number; personIds: number[] }
  /** The candidate that was chosen and has yet to prove the mailbox. */
  chosenId?: number
  /** The mailbox that a mailed link has proved. */
  provenEmail?: string
  /** The account whose password a mailed link lets this registration set. */
  passwordOf?: number
  /** The account of a mailed link that was opened while another was signed in. */
  otherAccount?: number
  /** What the editors have been told. */
  told?: string[]
  /** The language of the page that a mailed link led to: the window that sets a password takes it off the address. */
  language?: Language
}
