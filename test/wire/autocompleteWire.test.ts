import { resolveConfig } from '../../src/config/resolveConfig'
import { fetchAutocomplete, fetchCities } from '../../src/wire/autocompleteWire'
import { respondWith } from '../support/respondWith'
import { expectConsole } from '../support/expectConsole'

const CITY_URL = '/module/lib/framework/selectBoxDataCity.php'
const config = resolveConfig({}, new URL('http://localhost/'))
const search = { config, call: 'GET /api/autocomplete/locations', url: '/api/autocomplete/locations', text: 'Mühle' }

describe('fetchCities', () => {
  it('[UI-AUT-03] [UI-AUT-13] [UI-AUT-14] sends the typed text, the community 73 and spaces as wildcards', async () => {
    const sent = respondWith({ body: '{"results":[]}' })
    await fetchCities(config, CITY_URL, 'Bad Mu', undefined, { country: 'DE' })
    const { pathname, searchParams } = new URL(sent[0]!.url)
    expect(sent[0]!.method).toBe('GET')
    expect(pathname).toBe(CITY_URL)
    expect(Object.fromEntries(searchParams)).toEqual({
      actualInput: 'Bad Mu',
      community: '73',
      spaceAsWildcard: 'true',
      country: 'DE',
    })
  })

  it.each([
    '{"results":[{"id":1,"value":"Jena"}]}',
    '{"data":[{"results":[{"id":1,"value":"Jena"}]}]}',
    '{"data":[{"results":[{"id":1,"value":"Jena"}]},{"results":[{"id":2,"value":"Gera"}]},{"results":[]}]}',
  ])('[UI-AUT-13] reads the cities of the result, or of the first element of data: %s', async body => {
    respondWith({ body })
    expect(await fetchCities(config, CITY_URL, 'Je')).toEqual({ results: [{ id: '1', value: 'Jena' }] })
  })
})

test('fetchCities is aborted by its signal', async () => {
  const sent = respondWith({ body: '{"results":[]}' })
  const stopping = new AbortController()
  const found = fetchCities(config, CITY_URL, 'Bad Mu', stopping.signal)
  stopping.abort()
  await found
  expect(sent[0]!.signal.aborted).toBe(true)
})

describe('fetchAutocomplete', () => {
  it('sends no city parameters by default', async () => {
    const sent = respondWith({ body: '{"results":[]}' })
    await fetchAutocomplete({ ...search, extra: { Customer: 5, is_location: 1 } })
    expect(Object.fromEntries(new URL(sent[0]!.url).searchParams)).toEqual({
      actualInput: 'Mühle',
      Customer: '5',
      is_location: '1',
    })
  })

  it('[UI-AUT-04] reads id, value, info and customCallback of each result', async () => {
    respondWith({
      body: JSON.stringify({
        results: [
          { id: 7, value: 'Berlin', info: '10115', customCallback: 'onCity' },
          { id: '8', value: 'Bernau', info: null },
        ],
      }),
    })
    expect((await fetchAutocomplete(search)).results).toEqual([
      { id: '7', value: 'Berlin', info: '10115', customCallback: 'onCity' },
      { id: '8', value: 'Bernau' },
    ])
  })

  it('[UI-AUT-05] reads the texts around the list, which are optional', async () => {
    const texts = {
      header: 'Orte',
      footer: 'Ende',
      footerFreetext: 'Als Text',
      footerMissingText: 'Fehlt?',
      footerInfoText: 'Stand 2026',
    }
    respondWith(
      { body: JSON.stringify({ results: [], ...texts }) },
      { body: JSON.stringify({ results: [], header: null, footer: '' }) },
    )
    expect(await fetchAutocomplete(search)).toEqual({ results: [], ...texts })
    expect(await fetchAutocomplete(search)).toEqual({ results: [] })
  })

  it('[UI-AUT-06] takes the first element of {data: […]}', async () => {
    respondWith({
      body: JSON.stringify({
        data: [{ results: [{ id: 1, value: 'Jena' }], footer: 'Ende' }, { results: [{ id: 2, value: 'Gera' }] }],
      }),
    })
    expect(await fetchAutocomplete(search)).toEqual({ results: [{ id: '1', value: 'Jena' }], footer: 'Ende' })
  })

  it('[UI-AUT-06] ignores data if there are results', async () => {
    respondWith({ body: JSON.stringify({ results: [{ id: 1, value: 'Jena' }], data: 'something else' }) })
    expect((await fetchAutocomplete(search)).results).toEqual([{ id: '1', value: 'Jena' }])
  })

  it.each([
    ['{"results":{"5":{"id":"1","value":1848,"info":false}}}', [{ id: '1', value: '1848' }]],
    ['{"data":{"0":{"results":[{"id":1,"value":"Jena","info":7}]}}}', [{ id: '1', value: 'Jena', info: '7' }]],
    ['{"results":{}}', []],
    ['{"results":null}', []],
    ['{"data":[{"results":{},"header":false}]}', []],
  ])('[UI-AUT-04] reads %s, as other portals write it', async (body, results) => {
    respondWith({ body })
    expect(await fetchAutocomplete(search)).toEqual({ results })
  })

  it.each([
    ['[{"id":1},{"id":2,"value":"Jena"},{"id":3}]', [0, 2], [{ id: '2', value: 'Jena' }]],
    ['[{"id":1}]', [0], []],
  ])(
    '[UI-AUT-04] leaves out only the results that can’t be read, and the console names them: %s',
    async (list, unread, results) => {
      respondWith({ body: `{"results":${list}}` })
      for (const index of unread)
        expectConsole('error', new RegExp(`GET /api/autocomplete/locations.*'${index}\\.value'`))
      expect((await fetchAutocomplete(search)).results).toEqual(results)
    },
  )

  it('reads an empty data list as nothing found', async () => {
    respondWith({ body: '{"data":[]}' })
    expect(await fetchAutocomplete(search)).toEqual({ results: [] })
  })

  it.each([
    ['{"rows":[]}', 'results'],
    ['{"results":[{"id":1},{"id":2}]}', '0.value'],
    ['{"results":"none"}', 'results'],
    ['{"data":[{"rows":{}}]}', 'data.0.results'],
    ['[]', 'results'],
    ['', 'answer'],
    ['7', 'answer'],
  ])('refuses %s and names the field', async (body, field) => {
    respondWith({ body })
    await expect(fetchAutocomplete(search)).rejects.toMatchObject({ failure: { kind: 'malformed', field } })
  })
})
