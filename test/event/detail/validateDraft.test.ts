/** @jest-environment node */
import { newEventCluster } from '../../../src/event/cluster/EventCluster'
import type { EventDraft } from '../../../src/event/detail/EventDraft'
import { validateDraft } from '../../../src/event/detail/validateDraft'
import { clusterToDraft } from '../../../src/event/detail/clusterToDraft'
import { fakeCluster } from '../../../src/testing/fakeCluster'

const validate = (change: Partial<EventDraft> = {}) =>
  validateDraft({ ...clusterToDraft(fakeCluster()), ...change }, fakeCluster(), null)

describe('the validation of an event', () => {
  it('[EVT-VAL-01] [EVT-VAL-02] a new event needs a title, a start and one of the categories', () => {
    const base = newEventCluster()
    expect(validateDraft(clusterToDraft(base), base, null)).toEqual({
      MlTitle: { label: 'event_error_missing' },
      dateFrom: { label: 'event_error_missing' },
      Categories: { label: 'event_categories_error' },
    })
    expect(validate()).toEqual({})
    expect(validate({ MlTitle: ' \n' })).toEqual({ MlTitle: { label: 'event_error_missing' } })
    for (const dateFrom of ['', ' '])
      expect(validate({ dateFrom, timeFrom: '' })).toEqual({ dateFrom: { label: 'event_error_missing' } })
  })

  it('[EVT-VAL-16] [EVT-VAL-18] needs dates and times that exist, at the start and at the end', () => {
    const [date, time] = [{ label: 'event_error_date' }, { label: 'event_error_time' }]
    expect(validate({ dateFrom: '31.02.2026' })).toEqual({ dateFrom: date })
    expect(validate({ dateTo: '31.09.2026' })).toEqual({ dateTo: date })
    expect(validate({ timeFrom: '24:00' })).toEqual({ timeFrom: time })
    expect(validate({ timeTo: '23:60' })).toEqual({ timeTo: time })
  })

  it('[EVT-VAL-03] needs only one of the two categories', () => {
    expect(validate({ FormalCategoryId: 0 })).toEqual({})
    expect(validate({ ContentCategoryId: '0' })).toEqual({})
    expect(validate({ FormalCategoryId: 0, ContentCategoryId: '0' })).toEqual({
      Categories: { label: 'event_categories_error' },
    })
  })

  it('[EVT-VAL-08] needs one of the values that the customer requires', () => {
    const required = { category_formal: ['106'], category_content: null, keywords: ['lausitz'] }
    const draft = clusterToDraft(fakeCluster())
    expect(validateDraft(draft, fakeCluster(), required)).toEqual({
      requiredFields: { label: 'required_fields_not_valid_title' },
    })
    expect(validateDraft({ ...draft, Keywords: ['lausitz'] }, fakeCluster(), required)).toEqual({})
  })

  it.each(['https://a.example', 'http://b.example:8080/x?y=1', 'www.a.example', 'a.example:8080/x', ''])(
    '[EVT-DET-28] [EVT-DET-29] accepts the link %s',
    url => {
      expect(validate({ Url: url, PriceUrl: url })).toEqual({})
    },
  )

  it.each(['kein Link', 'javascript:alert(1)', 'ftp://a.example/x', 'https://', 'https://a b.example'])(
    '[EVT-DET-28] [EVT-DET-29] does not accept the link %s',
    url => {
      expect(Object.keys(validate({ Url: url }))).toEqual(['Url'])
      expect(Object.keys(validate({ PriceUrl: url }))).toEqual(['PriceUrl'])
    },
  )

  it('refuses an organiser that is typed but not chosen; accepts an organiser as free text, and a typed location', () => {
    const typed = { status: 'editing', text: 'Irgendwer', id: null } as const
    expect(Object.keys(validate({ Organisation: typed, Location: typed }))).toEqual(['Organisation'])
    expect(validate({ Organisation: { ...typed, status: 'freetext' } })).toEqual({})
  })

  it('names the limit and the actual number for a long description and many keywords, but does not limit titles', () => {
    expect(validate({ Description: 'x'.repeat(1_000_000) })).toEqual({
      Description: { label: 'event_error_long', markers: { MAX: 50_000, COUNT: 1_000_000 } },
    })
    const title = 'x'.repeat(1_000_000)
    expect(validate({ MlTitle: title, MlTitleTranslated: title, MlTitleTranslatedPl: title })).toEqual({})
    expect(validate({ Keywords: Array.from({ length: 5000 }, (_, index) => `wort${index}`) })).toEqual({
      Keywords: { label: 'event_error_many', markers: { MAX: 200, COUNT: 5000 } },
    })
  })

  it('[EVT-VAL-27] accepts the values that an event came with: a long title, no date, an invalid link, many keywords', () => {
    const old = fakeCluster({
      MlTitle: 'x'.repeat(900),
      DateFrom: '',
      DateTo: '',
      EventDateTime: null,
      Url: 'siehe Aushang',
      PriceUrl: 'www.karten.example',
      Description: 'x'.repeat(60_000),
      Location: { Id: 31, Name: 'y'.repeat(300) },
      Keywords: Array.from({ length: 300 }, (_, index) => `wort${index}`),
    })
    const draft = clusterToDraft(old)
    expect(validateDraft(draft, old, null)).toEqual({})
    expect(Object.keys(validateDraft({ ...draft, timeFrom: '19:30', Url: 'siehe Plakat' }, old, null))).toEqual([
      'dateFrom',
      'Url',
    ])
    expect(Object.keys(validateDraft({ ...draft, PriceUrl: 'an der Kasse' }, old, null))).toEqual(['PriceUrl'])
    expect(Object.keys(validateDraft(draft, { ...old, Id: null }, null))).toEqual(
      expect.arrayContaining(['dateFrom', 'Url']),
    )
  })

  it('[EVT-DATA-34] accepts the keyword chosen from the predefined ones as a required keyword', () => {
    const required = { category_formal: null, category_content: null, keywords: ['lausitz'] }
    const draft = clusterToDraft(fakeCluster())
    expect(Object.keys(validateDraft(draft, fakeCluster(), required))).toEqual(['requiredFields'])
    expect(validateDraft({ ...draft, PreAssignedKeyword: 'lausitz' }, fakeCluster(), required)).toEqual({})
  })

  it('validates a million characters and 5,000 keywords in less than 30 ms', () => {
    const draft = {
      ...clusterToDraft(fakeCluster()),
      Description: 'x'.repeat(1_000_000),
      Keywords: Array.from({ length: 5000 }, (_, index) => `wort${index}`),
    }
    const started = performance.now()
    for (let round = 0; round < 100; round++)
      validateDraft(draft, fakeCluster(), { category_formal: null, category_content: null, keywords: ['wort4999'] })
    expect((performance.now() - started) / 100).toBeLessThan(30)
  })
})
