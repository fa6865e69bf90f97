import type { FormMap } from '../../http/FormMap'
import { readText } from '../../http/readText'
import { RequestError } from '../../http/RequestError'
import { eventRefusals } from '../eventRefusals'

/** What people know the long fields by. */
const NAMES = {
  title: { de: 'Titel', en: 'Title', pl: 'Tytuł' },
  description: { de: 'Beschreibung', en: 'Description', pl: 'Opis' },
  other: { de: 'Eingabe', en: 'Input', pl: 'Pole' },
} as const

/** A text of an event without blanks around it, or undefined when it is not sent; line ends are made alike. Throws RequestError 400 for too long a text. */
export function readEventText(form: FormMap, name: string, maxLength: number): string | undefined {
  const { [name]: sent } = form
  if (typeof sent === 'string' && sent.length > maxLength) {
    const what = name.startsWith('MlTitle') ? NAMES.title : name.startsWith('Description') ? NAMES.description : NAMES.other
    throw new RequestError(400, eventRefusals.tooLong(what, maxLength))
  }
  return readText(form, name, maxLength)?.replace(/\r\n?/g, '\n').trim()
}
