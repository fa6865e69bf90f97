import type { PortalDatabase } from '../database/PortalDatabase'
import type { DatabaseQuery } from '../database/DatabaseQuery'
import { accessDenied } from '../http/accessDenied'
import { notSignedIn } from '../http/notSignedIn'
import { RequestError } from '../http/RequestError'
import type { ListedRow } from './ListedRow'
import type { ListSource } from './ListSource'
import { listSources } from './listSources'
import { listStatement } from './listStatement'
import type { PictureListQuery } from './PictureListQuery'
import { PictureTexts } from './PictureTexts'

/**
 * Answers the list calls, newest first, as the bytes of a JSON array: one statement a call, and the texts of unchanged pictures are kept.
 * Every call takes the session's token hash and throws RequestError 403 without a session or for another account's list.
 */
export class PictureLists {
  private readonly texts: PictureTexts

  constructor(
    db: PortalDatabase,
    private readonly query: DatabaseQuery,
  ) {
    this.texts = new PictureTexts(db)
  }

  /** One page of an account's pictures. */
  async library(token: string, accountId: number, query: PictureListQuery): Promise<Buffer> {
    return this.answer(await this.rows(listSources.library, token, accountId, query))
  }

  /** Those of the given pictures that the account has. */
  async named(token: string, accountId: number, ids: number[]): Promise<Buffer> {
    const statement = listStatement(listSources.named, accountId, { filter: '', limit: 0, from: 0 }, { isPaged: false })
    return this.answer(await this.query<ListedRow>(statement, [token, accountId, ids]))
  }

  /** One page of a series' pictures. Throws RequestError 404 for a series that is gone. */
  async series(token: string, seriesId: number, query: PictureListQuery): Promise<Buffer> {
    const rows = await this.rows(listSources.series, token, seriesId, query)
    if (rows[0]?.owner === null) throw new RequestError(404, `Die Serie ${seriesId} gibt es nicht mehr.`)
    return this.answer(rows)
  }

  private rows(source: ListSource, token: string, id: number, query: PictureListQuery): Promise<ListedRow[]> {
    const statement = listStatement(source, id, query)
    return this.query<ListedRow>(statement, statement.name ? [token, id, query.limit, query.from] : [token])
  }

  private answer([row]: ListedRow[]): Promise<Buffer> {
    if (!row) throw notSignedIn()
    if (row.owner !== row.id) throw accessDenied()
    return this.texts.list(row.page, `${row.firstname} ${row.surname}`, row.groups)
  }
}
