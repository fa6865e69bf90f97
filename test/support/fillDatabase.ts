import { Client } from 'pg'

/** Amount of data in a measured database. */
interface Fill {
  pictures: number
  events: number
}

/** Share of the pictures and events that belong to the demo's first account. `OTHERS` further accounts own the rest. */
const OWN_PART = 0.1
const OTHERS = 1000
const OWN_SERIES = 5000
const SEARCHES = ['pictures_search', 'pictures_hash_bands', 'events_search'] as const

const WORDS = [
  'Hafen',
  'Deich',
  'Leuchtturm',
  'Konzert',
  'Ausstellung',
  'Winter',
  'Möwe',
  'Ufer',
  'Werkstatt',
  'Porträt',
  'Chor',
  'Markt',
]
const word = (number: string) =>
  `(array[${WORDS.map(text => `'${text}'`).join(', ')}])[1 + (${number}) % ${WORDS.length}]`

/**
 * Fills a seeded PostgreSQL database up to the given numbers of pictures and events, and adds a thousand accounts with
 * series. Each fiftieth picture has the hash of the picture before it. PostgreSQL generates the rows. The search indexes
 * are dropped first and built once at the end.
 */
export async function fillDatabase(databaseUrl: string, { pictures, events }: Fill): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'")
    const { rows: definitions } = await client.query<{ indexname: string; indexdef: string }>(
      'select indexname, indexdef from pg_indexes where indexname = any($1)',
      [SEARCHES],
    )
    for (const { indexname } of definitions) await client.query(`drop index ${indexname}`)
    await client.query(`insert into accounts (account, password_hash, firstname, surname)
      select 'mitglied' || n || '@kulturportal.test', '-', 'Mitglied', n::text from generate_series(1, ${OTHERS}) n on conflict do nothing`)
    await addPictures(client, pictures)
    await addSeries(client)
    await addEvents(client, events)
    for (const { indexdef } of definitions) await client.query(indexdef)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const OWNER = `case when n % 100 < ${OWN_PART * 100} then 1001 else (select min(id) from accounts where account like 'mitglied%') + n % ${OTHERS} end`

async function addPictures(client: Client, total: number): Promise<void> {
  await client.query(
    `with models as (select array_agg(uri order by id) as uris, count(*)::int as count from pictures where account_id = 1001),
      numbered as (select n, ${word('n')} as one, ${word('n / 7')} as two, ${OWNER} as owner, uris[1 + n % count] as uri
        from models, generate_series(1, $1::int - (select count(*)::int from pictures)) n)
    insert into pictures (account_id, uri, width, height, hash_value, title, keywords, copyright, search_text, created, last_change)
      select owner, uri, 1600, 1200, left(md5((n - (n % 50 = 0)::int)::text), 16), one || ' ' || n, array[one, two], 'Uferland',
        lower(one || ' ' || n || E'\\n' || two || E'\\nuferland'), now() - interval '1 year' - n * interval '1 second', now() - interval '1 year'
      from numbered`,
    [total],
  )
}

async function addSeries(client: Client): Promise<void> {
  await client.query(
    `insert into series (account_id, title) select a.id, 'Serie ' || n from accounts a, generate_series(1, 5) n where a.account like 'mitglied%'`,
  )
  await client.query(`with own as (insert into series (account_id, title) values (1001, 'Große Serie') returning id)
    insert into series_pictures (series_id, picture_id, picture_created)
      select own.id, p.id, p.created from own, (select id, created from pictures where account_id = 1001 order by id limit ${OWN_SERIES}) p`)
  await client.query(`insert into series_pictures (series_id, picture_id, picture_created)
    select s.id, p.id, p.created from pictures p join lateral (select id from series s where s.account_id = p.account_id order by id limit 1 offset p.id % 5) s on true
    where p.account_id <> 1001 and p.id % 4 = 0 on conflict do nothing`)
}

/**
 * Adds events from two years ago to two years from now; each twentieth lasts a week, each hundredth has no date yet.
 */
async function addEvents(client: Client, total: number): Promise<void> {
  await client.query(
    `with numbered as (select n, ${word('n')} as one, ${word('n / 7')} as two, ${OWNER} as owner,
        (now() at time zone 'Europe/Berlin' - interval '2 years' + (n::bigint * 7919 % 1461) * interval '1 day') as day
      from generate_series(1, $1::int - (select count(*)::int from events)) n)
    insert into events (slug, title, date_from, date_to, account_id, customer, event_type, is_published, city, search_text)
      select 'gefuellt-' || n, one || ' und ' || two || ' ' || n, case when n % 100 = 0 then null else to_char(day, 'YYYY-MM-DD') || ' 19:30' end,
        case when n % 100 = 0 then null when n % 20 = 0 then to_char(day + interval '7 days', 'YYYY-MM-DD') || ' 22:00' else to_char(day, 'YYYY-MM-DD') || ' 22:00' end,
        owner, 'uferland', case when n % 20 = 0 then 2 else 1 end, n % 10 <> 0, 'Stade', lower(one || ' und ' || two || ' ' || n || E'\\nstade')
      from numbered`,
    [total],
  )
}
