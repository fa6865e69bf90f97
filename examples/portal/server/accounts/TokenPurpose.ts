/** What a mailed link may do: set a password anew, finish an account, or take the profile of the person it was mailed to. */
export type TokenPurpose = 'password' | 'registration' | 'person'
