import type { PersonFields } from '../persons/PersonFields'
import type { Language } from '../registerLogin/LayerCall'

/** State that the register stores between the windows of one registration. */
export interface RegistrationState {
  /** Account that this registration made and set the password of. */
  account?: string
  /** The account that this registration made, and whose password it chose. */
  madeId?: number
  /** The entered fields of the person. */
  person?: PersonFields
  /** The persons of the register that were shown as candidates. */
  offered?: number[]
  /** Those of them that were offered for choice and not chosen. */
  passedOver?: number[]
  /** The person that this registration added. */
  personId?: number
  /** Person of the register whose mailbox a mailed link proved. */
  provenId?: number
  /** The persons that the account of the registration is asked about. */
  question?: { accountId: number; personIds: number[] }
  /** The candidate that was chosen and has yet to prove the mailbox. */
  chosenId?: number
  /** The mailbox that a mailed link has proved. */
  provenEmail?: string
  /** Account that gets a new password in this registration by a mailed link. */
  passwordOf?: number
  /** The account of a mailed link that was opened while another was signed in. */
  otherAccount?: number
  /** Messages that were sent to the editors. */
  told?: string[]
  /** The language of the page that a mailed link led to: the window that sets a password takes it off the address. */
  language?: Language
}
