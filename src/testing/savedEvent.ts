import type { EventCluster } from '../event/cluster/EventCluster'

const ENTRY = /^(\w+)\[(\d*)\](?:\[(\w+)\])?(?:\[(\w+)\])?$/

/** Returns the lists of a form. `MlTitles[0][TextValue]` is in a list of maps, `Keywords[]` in a list of texts. */
function readLists(form: URLSearchParams): Readonly<Record<string, readonly (string | Record<string, string>)[]>> {
  const lists: Record<string, (string | Record<string, string>)[]> = {}
  for (const [name, text] of form) {
    const [, list, index, key, inner] = ENTRY.exec(name) ?? []
    if (list === undefined) continue
    const entries = (lists[list] ??= [])
    if (key === undefined) entries.push(text)
    else entries[Number(index)] = { ...(entries[Number(index)] as Record<string, string>), [inner ?? key]: text }
  }
  return lists
}

const NUMBERS = ['IdEventType', 'IsPublished', 'FormalCategoryId', 'IdCategorySystemId'] as const
const TEXTS = [
  'MlTitle',
  'Description',
  'LocationFreetext',
  'DateFrom',
  'DateTo',
  'FormalCategoryName',
  'ContentCategoryId',
  'ContentCategoryName',
  'EventLocationTypeId',
  'Url',
  'PriceUrl',
  'PreAssignedKeyword',
] as const

const numbersOf = (entry: string | Record<string, string>, id: string) => {
  const map = typeof entry === 'string' ? {} : entry
  return { ...map, [id]: Number(map[id]) }
}

/**
 * Returns an event with the fields of a saved form, as a portal stores them (events 3.1, 7.1). Fields that the form
 * does not have stay as they are, except `ChangeDate`, which changes with each save.
 */
export function savedEvent(event: EventCluster, form: URLSearchParams): EventCluster {
  const lists = readLists(form)
  const has = (name: string) => form.has(name) || name in lists
  const given = (names: readonly string[], read: (text: string) => string | number) =>
    Object.fromEntries(names.flatMap(name => (form.has(name) ? [[name, read(form.get(name) ?? '')]] : [])))
  const maps = (name: string, id: string) => ({ [name]: (lists[name] ?? []).map(entry => numbersOf(entry, id)) })
  const id = Number(form.get('IdOrganisation'))
  const organiser = form.get('Organisation')
  return {
    ...event,
    ...given(NUMBERS, Number),
    ...given(TEXTS, String),
    ...(has('MlTitles') && maps('MlTitles', 'IdMediaLanguage')),
    ...(has('Descriptions') && maps('Descriptions', 'IdLanguage')),
    ...(has('Pictures') && maps('Pictures', 'IdMedia')),
    ...(has('characteristics') && { characteristics: lists['characteristics'] ?? [] }),
    ...(has('Keywords') && { Keywords: lists['Keywords'] ?? [] }),
    ...(organiser !== null && {
      Organisations: organiser ? [{ Organisation: { Id: id, Name: organiser, IdOrganisation: id } }] : [],
    }),
    ...((form.has('Location') || form.has('Location[Id]')) && {
      Location: form.get('Location[Id]')
        ? { Id: Number(form.get('Location[Id]')), Name: form.get('Location[Name]') }
        : null,
    }),
    ...(form.has('EventDateTime') && {
      EventDateTime: form.get('EventDateTime') === 'null' ? null : form.get('EventDateTime'),
    }),
    ChangeDate: String(Number(event.ChangeDate) + 1 || 1),
  } as EventCluster
}
