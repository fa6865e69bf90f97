import { readEvents } from '../../../src/event/import/readEvents'

/** Returns one line for each event of a file's text: start and end, title, place, and the notes. Or the failure. */
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
