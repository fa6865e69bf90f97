import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { ownPicture } from '../pictures/ownPicture'
import { parsePictureChanges } from '../pictures/parsePictureChanges'
import { updatePicture } from '../pictures/updatePicture'
import type { EditorTarget } from './EditorTarget'

const { titleLength, textLength } = config.picture

/** Edits pictures: title, subtitle, copyright and location. */
export function pictureTarget(db: PortalDatabase): EditorTarget {
  return {
    async load(account, id) {
      const { title, subtitle, copyright, place } = await ownPicture(db, account, id)
      return {
        what: 'Bild',
        name: title ?? `Bild ${id}`,
        fields: [
          { name: 'title', label: 'Titel', value: title ?? '', rows: 1, maxLength: titleLength },
          { name: 'subtitle', label: 'Untertitel', value: subtitle ?? '', rows: 2, maxLength: titleLength },
          { name: 'copyright', label: 'Copyright', value: copyright, rows: 1, maxLength: textLength },
          { name: 'place', label: 'Ort', value: place, rows: 1, maxLength: textLength },
        ],
        pictures: 0,
      }
    },
    async save(account, id, form) {
      const { title, subtitle, copyright, place } = parsePictureChanges(form).columns
      const named = Object.entries({ title, subtitle, copyright, place }).filter(([, value]) => value !== undefined)
      await updatePicture(db, account, id, {
        columns: Object.fromEntries(named),
        descriptions: {},
        shareGroups: new Map(),
      })
    },
  }
}
