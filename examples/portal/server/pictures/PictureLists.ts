import { renewSession } from '../accounts/SessionStore'
import type { LiteralValue } from '../database/literal'
import type { DatabaseQuery, PortalDatabase } from '../database/PortalDatabase'
import { accessDenied, notSignedIn, RequestError } from '../http/RequestError'
import { listStatement } from './listStatement'
import { pictureRefusals } from './pictureRefusals'
import { PictureTexts } from './PictureTexts'

/** Parts of the SQL statement of a list. In them, `a` is the signed-in account and $2 the list's id. */
export interface ListSource {
  /** Name under which the database caches the plan. */
  name: string
  /** Tables; pictures are `p` in text filters. */
  from: string
  where: string
  /** Selected columns: the picture's id as `id`, and the columns that sort the list. */
  columns: string
  newestFirst: string
  /** Id of the account that owns the list; null if there is no such list. */
  owner: string
}

/** The only row that listStatement selects: the account, the list's owner and the page. No row without a session. */
interface ListedRow {
  id: number
  firstname: string
  surname: string
  /** Account id of the list's owner; null if the list does not exist. */
  owner: number | null
  /** All share groups as JSON: [[id, name], …]. */
  groups: string
  /** True when the session's last recorded request is so old that the current one must be recorded. */
  isRenewalDue: boolean
  /** Pictures of the page in order, as `id version,id version`. */
  page: string
}

/** One page of a list of pictures: number to skip, maximum number, and text filter. */
export interface PictureListQuery {
  from: number
  limit: number
  filter: string
}

/** Lists of the contract: an account's library, some of its pictures by id (`named`, ids in $3), and a series. */
const listSources = {
  library: {
    name: 'library',
    from: 'pictures p',
    where: 'p.account_id = $2::integer',
    columns: 'p.id, p.created',
    newestFirst: 'created desc, id desc',
    owner: '$2::integer',
  },
  named: {
    name: 'named',
    // Selects by the ids alone and checks the owner of the rows found. Otherwise the plan would read the whole library.
    from: '(select id, created, account_id from pictures where id = any($3::integer[]) offset 0) p',
    where: 'p.account_id = $2::integer',
    columns: 'p.id, p.created',
    newestFirst: 'created desc, id desc',
    owner: '$2::integer',
  },
  series: {
    name: 'series',
    from: 'series_pictures m join pictures p on p.id = m.picture_id',
    where: 'm.series_id = $2::integer',
    columns: 'm.picture_id as id, m.picture_created as created',
    newestFirst: 'created desc, id desc',
    owner: '(select account_id from series where id = $2::integer)',
  },
} satisfies Record<string, ListSource>

/**
 * Serves the list calls, newest first, as the bytes of a JSON array. One statement finds the page. A second statement
 * reads texts that are not cached, and a third one renews the session if that is due. Every call takes the session's
 * token hash and throws RequestError 403 without a session or for another account's list.
 */
export class PictureLists {
  private readonly texts: PictureTexts

  constructor(
    private readonly db: PortalDatabase,
    private readonly query: DatabaseQuery,
  ) {
    this.texts = new PictureTexts(db)
  }

  /** Returns one page of an account's pictures. */
  async library(token: string, accountId: number, query: PictureListQuery): Promise<Buffer> {
    return this.answer(await this.rows(listSources.library, token, accountId, query))
  }

  /** Returns those of the given pictures that belong to the account. */
  async named(token: string, accountId: number, ids: number[]): Promise<Buffer> {
    const statement = listStatement(listSources.named, accountId, { filter: '', limit: 0, from: 0 }, { isPaged: false })
    return this.answer(await this.ask(token, statement, [token, accountId, ids]))
  }

  /** Returns one page of a series' pictures. Throws RequestError 404 if there is no such series. */
  async series(token: string, seriesId: number, query: PictureListQuery): Promise<Buffer> {
    const rows = await this.rows(listSources.series, token, seriesId, query)
    if (rows[0]?.owner === null) throw new RequestError(404, pictureRefusals.seriesGone(seriesId))
    return this.answer(rows)
  }

  private rows(source: ListSource, token: string, id: number, query: PictureListQuery): Promise<ListedRow[]> {
    const statement = listStatement(source, id, query)
    return this.ask(token, statement, statement.name ? [token, id, query.limit, query.from] : [token])
  }

  private async ask(
    token: string,
    statement: ReturnType<typeof listStatement>,
    values: LiteralValue[],
  ): Promise<ListedRow[]> {
    const rows = await this.query<ListedRow>(statement, values)
    if (rows[0]?.isRenewalDue) await renewSession(this.db, token)
    return rows
  }

  private answer([row]: ListedRow[]): Promise<Buffer> {
    if (!row) throw notSignedIn()
    if (row.owner !== row.id) throw accessDenied()
    return this.texts.list(row.page, `${row.firstname} ${row.surname}`, row.groups)
  }
}
