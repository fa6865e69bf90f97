import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventSearchText } from '../events/eventSearchText'
import { eventsTable } from '../events/eventsTable'
import { readSurroundings } from '../events/readSurroundings'
import { checkedText } from '../http/checkedText'
import { RequestError } from '../http/RequestError'
import { fieldOf } from '../registerLogin/fieldOf'
import { optionalFieldOf } from '../registerLogin/optionalFieldOf'
import type { EditorTarget } from './EditorTarget'

const { titleLength, descriptionLength, textLength } = config.event

/** Events: title, text, and the place where it is no address of its own. Whoever writes for the portal may edit them, whosever they are. */
export function eventTarget(db: PortalDatabase): EditorTarget {
  const find = async (account: SessionAccount, id: number) => {
    const [row] = await db.select().from(eventsTable).where(eq(eventsTable.id, id))
    if (!row) throw new RequestError(404, `Den Termin ${id} gibt es nicht mehr.`)
    if (!account.blogAuthor) throw new RequestError(403, 'Termine kann nur ändern, wer für das Portal schreibt.')
    return row
  }
  return {
    async load(account, id) {
      const { title, locationId, locationFreetext, description } = await find(account, id)
      return {
        what: 'Termin',
        name: title,
        fields: [
          { name: 'title', label: 'Titel', value: title, rows: 1, maxLength: titleLength, isRequired: true },
          ...(locationId === null ? [{ name: 'place', label: 'Ort', value: locationFreetext, rows: 1, maxLength: textLength }] : []),
          { name: 'text', label: 'Text', value: description, rows: 10, maxLength: descriptionLength },
        ],
        pictures: 0,
      }
    },
    async save(account, id, form) {
      const row = await find(account, id)
      const read = (name: string, text: string, length: number) => checkedText(text, name, length).trim()
      const title = read('title', fieldOf(form, 'title'), titleLength)
      if (title === '') throw new RequestError(400, 'Ein Termin braucht einen Titel.')
      const description = read('text', fieldOf(form, 'text'), descriptionLength)
      const locationFreetext = row.locationId === null ? read('place', optionalFieldOf(form, 'place'), textLength) : ''
      const { addresses } = await readSurroundings(db, [row])
      const searchText = eventSearchText({ ...row, title, locationFreetext }, [...addresses.values()])
      await db.update(eventsTable).set({ title, locationFreetext, description, searchText, lastChange: new Date() }).where(eq(eventsTable.id, id))
    },
  }
}
