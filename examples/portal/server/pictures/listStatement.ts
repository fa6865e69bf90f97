import { config } from '../config'
import { literal } from '../database/literal'
import type { ListSource, PictureListQuery } from './PictureLists'
import type { PictureRow } from './picturesTable'

/**
 * Returns a `like` pattern for each of the first `filterWords` words of a filter, none for an empty filter. All
 * patterns must match the search text.
 */
export function filterPatterns(filter: string): string[] {
  const words = filter
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  return words.slice(0, config.list.filterWords).map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/**
 * Returns the first statement of a list call. It selects the session, the share groups, and the ids and row versions of
 * a page's pictures. $1 is the session's token hash, $2 the list's id. Without a filter, $3 is the page's length and $4
 * the number of pictures to skip. Without paging, $3 is a value of the source, such as the ids of `named`. With a
 * filter, all values except $1 are literals, because the best plan depends on them.
 */
export function listStatement(
  source: ListSource,
  id: number,
  { filter, limit, from }: PictureListQuery,
  { isPaged = true } = {},
): { name?: string; text: string } {
  const patterns = filterPatterns(filter).map(literal)
  if (patterns.length === 0)
    return { name: `list_${source.name}`, text: statementText(source, '', isPaged ? ' limit $3 offset $4' : '') }
  const filtered = statementText(source, ' and {filters}', ` limit ${limit} offset ${from}`).replaceAll(
    '$2',
    literal(id),
  )
  return {
    text: filtered.replace('{filters}', () => patterns.map(pattern => `p.search_text like ${pattern}`).join(' and ')),
  }
}

function statementText(source: ListSource, filters: string, paging: string): string {
  // Without a filter, the ids come from an index only, so a far page reads none of the rows before it.
  const page = `select ${source.columns} from ${source.from} where ${source.where}${filters} order by ${source.newestFirst}${paging}`
  return `select a.id, a.firstname, a.surname, ${source.owner} as owner,
    (select coalesce(json_agg(json_build_array(g.id, g.name_ml) order by g.id), '[]')::text from share_groups g) as groups,
    s.expires < least(s.ends, now() + ${config.session.idleSeconds} * interval '1 second') - ${config.session.renewedAfter} * interval '1 second' as "isRenewalDue",
    array_to_string(array(select k.id || ' ' || (select v.xmin::text from pictures v where v.id = k.id) from (${page}) k), ',') as page
    from sessions s join accounts a on a.id = s.account_id where s.token_hash = $1 and s.expires > now()`
}

type Searched = Pick<PictureRow, 'title' | 'subtitle' | 'keywords' | 'copyright' | 'place' | 'originator'>

/** Returns the search text of a picture: lower case, one field per line, so that no match spans two fields. */
export function searchText(picture: Searched): string {
  const { title, subtitle, keywords, copyright, place, originator } = picture
  return [title, subtitle, ...keywords, copyright, place, originator]
    .filter(text => text)
    .join('\n')
    .normalize('NFC')
    .toLowerCase()
}
