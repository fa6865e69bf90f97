import type { Candidate } from './Candidate'

const UNSAID = /^\s*(?:n\/a)?\s*$/i

/** A person in one line, 'firstname surname | city | email'; what is empty or 'n/a' is left out (portal-accounts 2.1). */
export function personText({ firstname, surname, city, email }: Pick<Candidate, 'firstname' | 'surname' | 'city' | 'email'>): string {
  return [`${firstname} ${surname}`.trim(), city, email].filter(part => !UNSAID.test(part)).join(' | ')
}
