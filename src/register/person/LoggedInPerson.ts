import type { PersonFields } from './PersonFields'

/** What the portal says about who is signed in (portal-accounts 3). */
export interface LoggedInPerson extends Omit<PersonFields, 'birthday'> {
  /** Empty for an account that no person belongs to. */
  readonly id: string
}
