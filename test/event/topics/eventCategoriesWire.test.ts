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
  it('[EVT-CALL-02] [EVT-API-04] [EVT-DATA-28] [EVT-DATA-29] asks for a customer’s sets, and reads options, trees and what is required', async () => {
    answer({
      formal: [{ value: 105, label: 'Konzert' }],
      content_84_tree: [{ value: '1200', label: 'Musik', children: [{ value: '1203', label: 'Jazz' }] }],
      event_location_types: [{ value: '1', label: 'Kirche' }],
      characteristics: [{ title: 'Zugang', data: [{ title: 'barrierefrei', href: '#401', dataAttrs: { id: '401' } }] }],
      required_fields: { category_formal: [105], category_content: null, keywords: ['lausitz'] },
    })
    expect(await fetchEventCategories(config)).toMatchObject({
      sets: {
        formal: [{ value: '105', label: 'Konzert' }],
        content_84_tree: [{ value: '1200', label: 'Musik', options: [{ value: '1203', label: 'Jazz' }] }],
        content: [],
      },
      event_location_types: [{ value: '1', label: 'Kirche' }],
      characteristics: [{ title: 'Zugang', data: [{ title: 'barrierefrei', href: '#401', dataAttrs: { id: '401' } }] }],
      required_fields: { category_formal: ['105'], category_content: null, keywords: ['lausitz'] },
    })
    expect(asked).toEqual(['GET /event/api/event_cluster/categories?Customer=lausitz'])
  })

  it('[EVT-DATA-30] accepts a configuration of null, one whose lists are null, and one that PHP wrote as an empty list', async () => {
    answer({ required_fields: null })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
    const open = { category_formal: null, category_content: null, keywords: null }
    answer({ required_fields: open })
    expect((await fetchEventCategories(config)).required_fields).toEqual(open)
    answer({ required_fields: [] })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
    answer({ required_fields: { category_formal: [], category_content: '', keywords: [] } })
    expect((await fetchEventCategories(config)).required_fields).toEqual(open)
    answer({ required_fields: ['105'] })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
  })

  it('requires nothing if the configuration can’t be read, and names it on the console', async () => {
    answer({ formal: [{ value: 105, label: 'Konzert' }], required_fields: 17 })
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

  it('[EVT-DATA-26] reads the tree of system 84 as options with children, as nodes of a tree, and with maps for lists', async () => {
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
