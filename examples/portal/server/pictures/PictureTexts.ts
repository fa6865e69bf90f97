import { inArray, sql } from 'drizzle-orm'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { picturesTable } from './picturesTable'
import { toPicture } from './Picture'

const [EMPTY, OPEN, COMMA, CLOSE] = ['[]', '[', ',', ']'].map(text => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
]

/** Cached JSON of a picture, with the row version and the names (owner, share groups) for which the JSON is valid. */
interface CachedText {
  version: string
  surroundings: string
  text: Buffer
}

/**
 * Returns pictures as JSON. Caches the most recent texts; an entry is valid until the row, the owner's name or a share
 * group changes.
 */
export class PictureTexts {
  private readonly kept = new Map<number, CachedText>()

  constructor(private readonly db: PortalDatabase) {}

  /**
   * Returns the JSON array of a page given as `id version,id version`. `createdBy` is the owner's name, `groups` the
   * JSON of all share groups. Leaves out a picture that is not cached and was deleted in the meantime.
   */
  async list(page: string, createdBy: string, groups: string): Promise<Buffer> {
    if (page === '') return EMPTY
    const surroundings = `${createdBy}\n${groups}`
    const missing: number[] = []
    const texts = page.split(',').map(entry => {
      const space = entry.indexOf(' ')
      const id = Number(entry.slice(0, space))
      const kept = this.kept.get(id)
      if (kept?.version === entry.slice(space + 1) && kept.surroundings === surroundings) return kept.text
      missing.push(id)
      return id
    })
    const read = missing.length > 0 ? await this.read(missing, createdBy, groups, surroundings) : null
    const present = texts
      .map(text => (typeof text === 'number' ? read?.get(text) : text))
      .filter(text => text !== undefined)
    return Buffer.concat([OPEN, ...present.flatMap((text, index) => (index === 0 ? [text] : [COMMA, text])), CLOSE])
  }

  private async read(
    ids: number[],
    createdBy: string,
    groups: string,
    surroundings: string,
  ): Promise<Map<number, Buffer>> {
    const shareGroups = (JSON.parse(groups) as [number, string][]).map(([id, nameMl]) => ({ id, nameMl }))
    const rows = await this.db
      .select({
        row: picturesTable,
        version: sql<string>`pictures.xmin::text`,
        groupIds: sql<
          number[]
        >`array(select g.share_group_id from picture_share_groups g where g.picture_id = pictures.id order by 1)`,
      })
      .from(picturesTable)
      .where(inArray(picturesTable.id, ids))
    const texts = new Map<number, Buffer>()
    for (const { row, version, groupIds } of rows) {
      const text = Buffer.from(
        JSON.stringify(toPicture(row, { createdBy, shareGroups, activeGroupIds: new Set(groupIds) })),
      )
      texts.set(row.id, text)
      this.store(row.id, { version, surroundings, text })
    }
    return texts
  }

  private store(id: number, text: CachedText): void {
    this.kept.delete(id)
    this.kept.set(id, text)
    const [oldest] = this.kept.keys()
    if (this.kept.size > config.list.cachedTexts && oldest !== undefined) this.kept.delete(oldest)
  }
}
