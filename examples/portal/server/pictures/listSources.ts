import type { ListSource } from './ListSource'

/** The lists of the contract: an account's library, those of it that are named (their ids are $3), and a series. */
export const listSources = {
  library: {
    name: 'library',
    from: 'pictures p',
    where: 'p.account_id = $2',
    columns: 'p.id, p.created',
    newestFirst: 'created desc, id desc',
    owner: '$2::integer',
  },
  named: {
    name: 'named',
    from: 'pictures p',
    where: 'p.account_id = $2 and p.id = any($3::integer[])',
    columns: 'p.id, p.created',
    newestFirst: 'created desc, id desc',
    owner: '$2::integer',
  },
  series: {
    name: 'series',
    from: 'series_pictures m join pictures p on p.id = m.picture_id',
    where: 'm.series_id = $2',
    columns: 'm.picture_id as id, m.picture_created as created',
    newestFirst: 'created desc, id desc',
    owner: '(select account_id from series where id = $2)',
  },
} satisfies Record<string, ListSource>
