import type { DoubletCandidate } from './DoubletCandidate'
import type { PersonRow } from './PersonRow'

/** A person as a candidate for a stranger's eyes: no address but the one that the stranger entered. */
export function toCandidate(person: PersonRow, enteredEmail: string): DoubletCandidate {
  const { id, firstname, surname, city, email, profileImage, film6, film5, userIds } = person
  return {
    id,
    firstname,
    surname,
    city: city || 'n/a',
    email: email !== '' && email.toLowerCase() === enteredEmail.toLowerCase() ? email : 'n/a',
    addData: { profile_image: profileImage, film6: film6.map(film => ({ id: film })), film5: film5.map(film => ({ id: film })), userId: userIds },
  }
}
