import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { fetchEventCategories } from '../../../src/event/topics/eventCategoriesWire'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'

const { server, asked } = fakePortalServer()
const config = resolveConfig({ customer: 'lausitz' }, new URL('http://localhost/'))
const answer = (body: object) =>
  server.use(http.get('*/event/api/event_cluster/categories', () => HttpResponse.json(body)))

describe('GET api/event_cluster/categories', () => {
  it('[EVT-CALL-02] [EVT-API-04] requests the customer’s category sets, once', async () => {
    answer({})
    await fetchEventCategories(config)
    expect(asked).toEqual(['GET /event/api/event_cluster/categories?Customer=lausitz'])
  })

  it('[EVT-DATA-29] reads an option by value and label, and a node of a tree by title and data', async () => {
    const child = { title: 'barrierefrei', href: '#401', dataAttrs: { id: '401' } }
    const node = { title: 'Zugang', href: '#400', dataAttrs: { level: 1 }, data: [child] }
    answer({ formal: [{ value: 105, label: 'Konzert' }], characteristics: [node] })
    const { sets, characteristics } = await fetchEventCategories(config)
    expect(sets['formal']).toEqual([{ value: '105', label: 'Konzert' }])
    expect(characteristics).toMatchObject([node])
  })

  it.each([
    ['lists', (list: unknown[]): object => list],
    ['maps', (list: unknown[]): object => Object.assign({}, list)],
  ])('[EVT-DATA-28] reads kinds of place, characteristics and required fields that are %s', async (_form, write) => {
    answer({
      event_location_types: write([
        { value: '1', label: 'Kirche' },
        { value: 2, label: 'Museum' },
      ]),
      characteristics: write([{ title: 'Zugang', data: [] }]),
      required_fields: {
        category_formal: write([105]),
        category_content: write([1203, '1204']),
        keywords: write(['lausitz', 7]),
      },
    })
    expect(await fetchEventCategories(config)).toMatchObject({
      event_location_types: [
        { value: '1', label: 'Kirche' },
        { value: '2', label: 'Museum' },
      ],
      characteristics: [{ title: 'Zugang' }],
      required_fields: { category_formal: ['105'], category_content: ['1203', '1204'], keywords: ['lausitz', '7'] },
    })
  })

  it.each(['formal', 'content', 'formal_5', 'content_5', 'formal_40', 'content_40', 'formal_84', 'content_84'])(
    '[EVT-DATA-26] [EVT-DATA-27] reads the set %s under its own name',
    async name => {
      answer({ [name]: [{ value: 105, label: 'Konzert' }] })
      const { sets } = await fetchEventCategories(config)
      expect(Object.entries(sets).filter(([, options]) => options?.length)).toEqual([
        [name, [{ value: '105', label: 'Konzert' }]],
      ])
    },
  )

  it('[EVT-DATA-30] accepts required fields that are null, that have null lists, or that PHP writes as an empty list', async () => {
    answer({ required_fields: null })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
    const open = { category_formal: null, category_content: null, keywords: null }
    answer({ required_fields: open })
    expect((await fetchEventCategories(config)).required_fields).toEqual(open)
    answer({ required_fields: [] })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
    answer({ required_fields: { category_formal: [], category_content: '', keywords: [] } })
    expect((await fetchEventCategories(config)).required_fields).toEqual(open)
  })

  it.each([
    ['are a number', 17],
    ['are a list', ['105']],
  ])('[EVT-DATA-30] requires no field if the required fields %s, and names them on the console', async (_, fields) => {
    answer({ formal: [{ value: 105, label: 'Konzert' }], required_fields: fields })
    expectConsole('error', /'required_fields' /)
    expect(await fetchEventCategories(config)).toMatchObject({
      sets: { formal: [{ value: '105', label: 'Konzert' }] },
      required_fields: null,
    })
  })

  it('[EVT-DATA-26] leaves out an entry and a list that can’t be read, and names them on the console', async () => {
    answer({
      formal: [{ value: 1 }, { value: 105, label: 'Konzert' }],
      content: 17,
      event_location_types: [{ value: '1', label: 'Kirche' }],
    })
    expectConsole('error', /GET \/event\/api\/event_cluster\/categories' .* 'formal\.0\.label'/)
    expectConsole('error', /'content' /)
    expect(await fetchEventCategories(config)).toMatchObject({
      sets: { formal: [{ value: '105', label: 'Konzert' }], content: [] },
      event_location_types: [{ value: '1', label: 'Kirche' }],
    })
  })

  it('[EVT-DATA-26] reads the tree of system 84 as options with children, as nodes of a tree, and with maps in place of lists', async () => {
    const tree = [{ value: '1200', label: 'Musik', options: [{ value: '1203', label: 'Jazz' }] }]
    for (const content_84_tree of [
      [{ value: 1200, label: 'Musik', children: [{ value: 1203, label: 'Jazz' }] }],
      [{ title: 'Musik', href: '#1200', data: [{ title: 'Jazz', data: [], dataAttrs: { id: 1203 } }] }],
      {
        a: {
          title: 'Musik',
          dataAttrs: [{ title: 'id', data: '1200' }],
          data: { b: { title: 'Jazz', href: '#1203', data: null } },
        },
      },
    ]) {
      answer({ content_84_tree })
      expect((await fetchEventCategories(config)).sets['content_84_tree']).toEqual(tree)
    }
    answer({ formal: { 0: 'bitte wählen', 105: 'Konzert' } })
    expect((await fetchEventCategories(config)).sets['formal']).toEqual([{ value: '105', label: 'Konzert' }])
  })

  it('[EVT-DATA-18] leaves out the portal’s own entries for ‘none’, because the fields have one', async () => {
    answer({
      formal: [
        { value: 0, label: 'keine' },
        { value: 105, label: 'Konzert' },
      ],
      content: [
        { value: '0', label: 'keine' },
        { value: '', label: 'bitte wählen' },
        { value: '1203', label: 'Jazz' },
      ],
    })
    expect((await fetchEventCategories(config)).sets).toMatchObject({
      formal: [{ value: '105', label: 'Konzert' }],
      content: [{ value: '1203', label: 'Jazz' }],
    })
  })
})
