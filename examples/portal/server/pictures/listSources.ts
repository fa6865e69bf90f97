import type { ListSource } from './ListSource'

/** The lists of the contract: an account's library, those of it that are named (their ids are $3), and a series. */
export const listSources = {
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
    // By the ids alone: who owns them is asked of the rows found, or the whole library would be gone through for them.
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
