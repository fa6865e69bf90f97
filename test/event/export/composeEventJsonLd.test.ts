/** @jest-environment node */
import type { Event, WithContext } from 'schema-dts'
import * as v from 'valibot'
import { composeEventJsonLd } from '../../../src/event/export/composeEventJsonLd'
import { fakeEvent } from '../../../src/testing/fakeEvents'

type Fields = Partial<Parameters<typeof fakeEvent>[0]>

const compose = (fields: Fields = {}) =>
  composeEventJsonLd(
    fakeEvent({ Id: 512, MlTitle: 'Orgelmatinee', ...fields }),
    '/image',
    'https://portal.example/kalender',
  )
const webUrl = v.pipe(v.string(), v.url(), v.startsWith('https://'))
const moment = v.union([
  v.pipe(v.string(), v.isoDate()),
  v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
])
/** The properties that `composeEventJsonLd` may write, as schema.org defines them. Any other property is an error. */
const schema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('Event'),
  name: v.string(),
  description: v.optional(v.string()),
  startDate: v.optional(moment),
  endDate: v.optional(moment),
  eventStatus: v.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: v.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: v.optional(
    v.strictObject({
      '@type': v.literal('Place'),
      name: v.string(),
      address: v.optional(v.strictObject({ '@type': v.literal('PostalAddress'), addressLocality: v.string() })),
    }),
  ),
  organizer: v.optional(v.array(v.strictObject({ '@type': v.literal('Organization'), name: v.string() }))),
  keywords: v.optional(v.string()),
  image: v.optional(v.array(webUrl)),
  url: v.optional(webUrl),
  offers: v.optional(v.strictObject({ '@type': v.literal('Offer'), url: webUrl })),
})
const read = (fields?: Fields) => v.parse(schema, JSON.parse(compose(fields)))

describe('an event as JSON-LD', () => {
  it('is a schema.org Event with all that is known', () => {
    // The type allows only properties that schema.org defines for an Event.
    const event: WithContext<Event> = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Orgelmatinee',
      description: 'Mit Musik von Buxtehude.',
      startDate: '2026-12-05T19:30:00',
      endDate: '2026-12-05T21:00:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Peterskirche',
        address: { '@type': 'PostalAddress', addressLocality: 'Görlitz' },
      },
      organizer: [{ '@type': 'Organization', name: 'Musikverein' }],
      keywords: 'Konzert, orgel',
      image: ['https://portal.example/image?file=%2Fpictures%2F8+a.jpg&width=1200&height=800&do=cropOut&quality=8'],
      url: 'https://verein.example/',
      offers: { '@type': 'Offer', url: 'https://karten.example/5' },
    }
    expect(
      read({
        Description: 'Mit Musik von Buxtehude.',
        DateFrom: '2026-12-05T19:30:00',
        DateTo: '2026-12-05T21:00:00',
        Location: { Id: 3, Name: 'Peterskirche' },
        City: { Comment: 'Görlitz' },
        Organisations: [{ Organisation: { Id: 1, Name: 'Musikverein', IdOrganisation: 1 } }],
        FormalCategoryName: 'Konzert',
        Keywords: ['orgel'],
        Url: 'https://verein.example/',
        PriceUrl: 'https://karten.example/5',
        Pictures: [
          { IdMedia: 8, MediaItem: { Id: 8, Uri: '/pictures/8 a.jpg', Width: 3000, Height: 2000 } },
          { IdMedia: 9 },
        ],
      }),
    ).toEqual(event)
  })

  it('leaves out unknown values, and links that are not web addresses', () => {
    expect(Object.keys(read({ DateFrom: '', DateTo: '', PriceUrl: 'javascript:alert(1)' }))).toEqual([
      '@context',
      '@type',
      'name',
      'eventStatus',
      'eventAttendanceMode',
    ])
  })

  it('writes whole days as dates, the last one included', () => {
    const days = { DateFrom: '2026-12-30T00:00:00', DateTo: '2027-01-02T00:00:00', EventDateTime: null }
    expect(read({ IdEventType: 2, ...days })).toMatchObject({
      startDate: '2026-12-30',
      endDate: '2027-01-02',
    })
  })

  it('is safe in a script of a page, whatever the title contains', () => {
    const MlTitle = '</script><script>alert(1)</script><!-- & \u2028'
    expect(compose({ MlTitle })).not.toMatch(/[<>&\u2028]/)
    expect(read({ MlTitle }).name).toBe(MlTitle.trim())
  })
})
