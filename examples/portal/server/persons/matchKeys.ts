import { colognePhonetics } from './names/colognePhonetics'
import { nameParts } from './names/nameParts'
import { shortNames } from './names/shortNames'
import type { PersonFields } from './PersonFields'

/**
 * The keys by which a person is found among the like: the sounds of each pair of a first name and a surname, in no order, and of a
 * surname with the first name's initial or the birthday. Who shares none with another is not the same person by any reading.
 */
export function matchKeys({ firstname, surname, birthday }: Pick<PersonFields, 'firstname' | 'surname' | 'birthday'>): string[] {
  const firstnames = nameParts(firstname)
  const keys = new Set<string>()
  for (const part of nameParts(surname)) {
    const sound = colognePhonetics(part)
    for (const first of firstnames) {
      keys.add([soundOf(part), soundOf(first)].sort().join('+'))
      keys.add(`${sound}/${first.slice(0, 1)}`)
    }
    if (birthday !== '') keys.add(`${sound}@${birthday.replace(/\D/g, '')}`)
  }
  return [...keys]
}

function soundOf(part: string): string {
  return colognePhonetics(shortNames[part] ?? part)
}
