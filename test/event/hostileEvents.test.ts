/** @jest-environment node */
import * as fc from 'fast-check'
import * as v from 'valibot'
import type { EventCluster } from '../../src/event/cluster/EventCluster'
import { eventClusterSchema } from '../../src/event/cluster/eventClusterSchema'
import { describeValue } from '../../src/event/detail/parts/ConflictNotice'
import { comparedCluster, findLikelyDuplicates } from '../../src/event/detail/duplicates/findLikelyDuplicates'
import type { EventDraft } from '../../src/event/detail/EventDraft'
import { validateDraft } from '../../src/event/detail/validateDraft'
import { mediaThumbnail } from '../../src/event/detail/pictures/mediaThumbnail'
import { writeWhen } from '../../src/event/detail/span/writeWhen'
import { clusterToDraft } from '../../src/event/detail/clusterToDraft'
import { draftSpan } from '../../src/event/detail/span/eventSpan'
import { draftToCluster } from '../../src/event/detail/draftToCluster'
import { clusterToRow } from '../../src/event/overview/EventRow'
import { composeEventJsonLd } from '../../src/event/export/composeEventJsonLd'
import { composeICalendar } from '../../src/event/export/composeICalendar'
import { formBody } from '../../src/wire/requestParts'
import { fakeCluster } from '../../src/testing/fakeCluster'

const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 })
const nullOr = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant(null), value)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '\ud800',
    '</script><script>',
    'a\0\r\nBEGIN:VEVENT',
    'javascript:alert(1)',
    'https://x.example/\r\n',
    'x'.repeat(300),
  ),
)
const day = fc.constantFrom(
  '',
  '0000-00-00',
  '0001-01-01',
  '2027-02-31',
  '2027-05-01',
  '2027-05-02',
  '9999-12-31',
  '275760-09-13',
  '-2027-01-01',
)
const clock = fc.constantFrom(
  '',
  ' 19:30:00',
  'T19:30',
  'T19:30:00Z',
  'T19:30:00+02:00',
  'T00:00:00',
  'T23:59:59',
  'T24:00:00',
  'T99:99:99',
  'Tx',
  'T10:00:00\r\nEND:VEVENT',
)
const moment = fc.oneof(
  fc.tuple(day, clock).map(parts => parts.join('')),
  text,
)
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('7', '007', '99999999999999999999', -1, 1e308),
)
/** Valid ids. The library leaves out an event with any other id. */
const eventId = fc
  .maxSafeNat()
  .map(id => id || 1)
  .chain(id => fc.constantFrom(id, String(id)))
const name = fc.record({ Id: nullOr(number), Name: nullOr(text) })
const sent = fc.record({
  Id: nullOr(eventId),
  IdEventType: fc.constantFrom(0, 1, 2, 3, -1, '1', '2'),
  IsPublished: number,
  MlTitle: nullOr(text),
  MlTitles: list(fc.record({ IdMediaLanguage: number, TextValue: text })),
  Description: nullOr(text),
  Descriptions: list(fc.record({ IdLanguage: fc.constantFrom(2, 44, -2), TextValue: text })),
  Location: fc.oneof(fc.constantFrom(null, []), name),
  LocationFreetext: text,
  Organisations: list(fc.record({ Organisation: fc.record({ Id: number, Name: text, IdOrganisation: number }) })),
  City: nullOr(fc.record({ Comment: text })),
  DateFrom: moment,
  DateTo: moment,
  EventDateTime: nullOr(text),
  FormalCategoryId: number,
  ContentCategoryId: fc.oneof(number, text),
  characteristics: list(text),
  EventLocationTypeId: text,
  Url: text,
  PriceUrl: text,
  Keywords: list(text),
  Pictures: list(
    fc.record({ IdMedia: number, MediaItem: fc.record({ Id: number, Uri: text, Width: number, Height: number }) }),
  ),
  ChangeDate: text,
})

/** Runs a function with events as a portal could send them. */
const checkAll = (validate: (cluster: EventCluster) => void) =>
  fc.assert(
    fc.property(sent, answer => validate(v.parse(eventClusterSchema, JSON.parse(JSON.stringify(answer))))),
    { numRuns: 150 },
  )

describe('an event with any content', () => {
  it('can be listed, edited, compared, described and sent', () => {
    checkAll(cluster => {
      const draft = clusterToDraft(cluster)
      expect(clusterToRow({ ...cluster, Id: 1 }).title).toBe(cluster.MlTitle.trim())
      expect(validateDraft(draft, cluster, null)).toBeDefined()
      expect(formBody(draftToCluster(draft, cluster)).get('PreAssignedKeyword')).toBe('0')
      expect(Object.keys(draft).filter(field => describeValue(cluster, field as keyof EventDraft) === '')).toEqual([])
      const thumbnails = cluster.Pictures.map(({ MediaItem }) => mediaThumbnail('/image', MediaItem!).src)
      expect(thumbnails.filter(src => !/^\/image\?file=[^&]*&width=\d+&height=\d+&/.test(src))).toEqual([])
      expect(findLikelyDuplicates(comparedCluster(fakeCluster()), [cluster]).length).toBeLessThan(2)
    })
  })

  it('shows its date in the preview, or none', () => {
    checkAll(cluster => {
      const { span } = draftSpan(clusterToDraft(cluster), cluster)
      expect(span ? writeWhen(span, 'de-DE') : 'not in 2027').toMatch(/\d{4}/)
    })
  })

  it('can end neither a line of a calendar nor a script, and links only to web addresses', () => {
    checkAll(cluster => {
      const calendar =
        composeICalendar(cluster, 'portal.example', '2026-11-20T16:00:00Z') ?? 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'
      expect(calendar.match(/^(?:BEGIN|END):VEVENT\r$/gm)).toHaveLength(2)
      expect(calendar).not.toMatch(/[^\r]\n|\r[^\n]|^URL:(?!https?:)/m)
      const jsonLd = composeEventJsonLd(cluster, '/image', 'https://portal.example/')
      expect(jsonLd).not.toMatch(/[<>\u2028]|"url": "(?!https?:)/)
      expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'Event' })
    })
  })

  it('is compared with very long titles of other events in less than three seconds', () => {
    const others = Array.from({ length: 50 }, (_, index) =>
      fakeCluster({ Id: 5000 + index, MlTitle: 'Orgel nacht ü '.repeat(70_000) }),
    )
    const begun = performance.now()
    expect(findLikelyDuplicates(comparedCluster(fakeCluster()), others)).toEqual([])
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})
