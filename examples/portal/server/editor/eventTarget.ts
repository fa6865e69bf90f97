import { eq } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/SessionAccount'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventsTable } from '../events/eventsTable'
import { checkedText } from '../http/checkedText'
import { RequestError } from '../http/RequestError'
import { fieldOf } from '../registerLogin/fieldOf'
import type { EditorTarget } from './EditorTarget'

const { titleLength, textLength } = config.article

/** Events: title, place and text. They belong to nobody here, so whoever writes for the portal may edit them. */
export function eventTarget(db: PortalDatabase): EditorTarget {
  const find = async (account: SessionAccount, id: number) => {
    const [row] = await db.select().from(eventsTable).where(eq(eventsTable.id, id))
    if (!row) throw new RequestError(404, `Den Termin ${id} gibt es nicht mehr.`)
    if (!account.blogAuthor) throw new RequestError(403, 'Termine kann nur ändern, wer für das Portal schreibt.')
    return row
  }
  return {
    async load(account, id) {
      const { title, place, text } = await find(account, id)
      return {
        what: 'Termin',
        name: title,
        fields: [
          { name: 'title', label: 'Titel', value: title, rows: 1, maxLength: titleLength, isRequired: true },
          { name: 'place', label: 'Ort', value: place, rows: 1, maxLength: titleLength },
          { name: 'text', label: 'Text', value: text, rows: 10, maxLength: textLength },
        ],
        pictures: 0,
      }
    },
    async save(account, id, form) {
      await find(account, id)
      const read = (name: string, length: number) => checkedText(fieldOf(form, name), name, length).trim()
      const title = read('title', titleLength)
      if (title === '') throw new RequestError(400, 'Ein Termin braucht einen Titel.')
      await db.update(eventsTable).set({ title, place: read('place', titleLength), text: read('text', textLength) }).where(eq(eventsTable.id, id))
    },
  }
}
