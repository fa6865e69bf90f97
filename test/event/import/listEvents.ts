import { readEvents } from '../../../src/event/import/readEvents'

/**
 * Returns one line for each event in a file's text: start and end, title, place, and the notes. If the text can't be
 * read, returns only the failure.
 */
export async function listEvents(text: string, today: string): Promise<readonly string[]> {
  const result = await readEvents({ text }, today)
  if (result.failure) return [result.failure]
  return result.events.map(({ start, end, title, place, notes }) =>
    [
      [start, end]
        .filter(Boolean)
        .map(moment => moment.replace('T', ' ').replace(/:00$/, ''))
        .join(' – '),
      title,
      place,
      notes.map(({ label }) => label.replace('event_import_note_', '')).join(),
    ]
      .filter(Boolean)
      .join(' | '),
  )
}
