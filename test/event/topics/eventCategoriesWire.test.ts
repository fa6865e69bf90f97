import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { fetchEventCategories } from '../../../src/event/topics/eventCategoriesWire'
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

  it('[EVT-DATA-30] takes a configuration of null, one whose lists are null, and one that PHP wrote as an empty list', async () => {
    answer({ required_fields: null })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
    const open = { category_formal: null, category_content: null, keywords: null }
    answer({ required_fields: open })
    expect((await fetchEventCategories(config)).required_fields).toEqual(open)
    answer({ required_fields: [] })
    expect((await fetchEventCategories(config)).required_fields).toBeNull()
  })

  it('names the field of an answer that has not the contract’s shape', async () => {
    answer({ formal: [{ value: 1 }] })
    await expect(fetchEventCategories(config)).rejects.toThrow(/formal/)
  })
})
