/** @jest-environment node */
import { draftSpan, readSpan, showSpan, type SpanTexts } from '../../../../src/event/detail/span/eventSpan'
import { fakeCluster } from '../../../../src/testing/fakeCluster'

const texts = (dateFrom: string, timeFrom = '', dateTo = '', timeTo = ''): SpanTexts => ({
  dateFrom,
  timeFrom,
  dateTo,
  timeTo,
})
const read = (...given: Parameters<typeof texts>) => readSpan(texts(...given))

describe('the time span of an event', () => {
  it.each([
    ['an evening', ['12.09.2026', '19:30', '12.09.2026', '22:00'], [1, '2026-09-12T19:30:00', '2026-09-12T22:00:00']],
    [
      'exactly as long as 24 hours less the start hour',
      ['12.09.2026', '19:30', '13.09.2026', '0:30'],
      [1, '2026-09-12T19:30:00', '2026-09-13T00:30:00'],
    ],
    [
      'a minute longer',
      ['12.09.2026', '19:30', '13.09.2026', '0:31'],
      [2, '2026-09-12T19:30:00', '2026-09-13T00:31:00'],
    ],
    ['over midnight', ['12.09.2026', '20:00', '13.09.2026', '2:00'], [2, '2026-09-12T20:00:00', '2026-09-13T02:00:00']],
    ['over New Year', ['31.12.2026', '22:00', '01.01.2027', '0:00'], [1, '2026-12-31T22:00:00', '2027-01-01T00:00:00']],
    [
      'a festival of three days',
      ['12.09.2026', '18:00', '14.09.2026'],
      [2, '2026-09-12T18:00:00', '2026-09-14T00:00:00'],
    ],
    [
      'a whole day, whose end is the midnight at its start',
      ['12.09.2026', '', '12.09.2026'],
      [1, '2026-09-12T00:00:00', '2026-09-12T00:00:00'],
    ],
    ['whole days', ['12.09.2026', '', '13.09.2026'], [2, '2026-09-12T00:00:00', '2026-09-13T00:00:00']],
  ] as const)(
    '[EVT-DET-49] [EVT-DATA-02] [EVT-DATA-15] %s: the type is single, or framework if the event lasts longer than 24 hours minus its start hour',
    (_, given, [IdEventType, DateFrom, DateTo]) => {
      expect(readSpan(texts(...(given as unknown as Parameters<typeof texts>))).span).toMatchObject({
        IdEventType,
        DateFrom,
        DateTo,
      })
    },
  )

  it('[EVT-DET-50] an event without an end ends at its start and is single', () => {
    expect(read('12.09.2026', '19:30').span).toEqual({
      IdEventType: 1,
      DateFrom: '2026-09-12T19:30:00',
      DateTo: '2026-09-12T19:30:00',
      hasTime: true,
    })
  })

  it('[EVT-DET-51] a single event with an end time ends at this time, on its end day or else on the day of its start', () => {
    expect(read('12.09.2026', '19:30', '', '22:15').span).toMatchObject({
      IdEventType: 1,
      DateTo: '2026-09-12T22:15:00',
    })
    expect(read('12.09.2026', '19:30', '12.09.2026', '22:15').span).toMatchObject({
      IdEventType: 1,
      DateTo: '2026-09-12T22:15:00',
    })
    expect(read('12.09.2026', '22:00', '13.09.2026', '0:00').span).toMatchObject({
      IdEventType: 1,
      DateTo: '2026-09-13T00:00:00',
    })
  })

  it.each([
    ['24.12.2026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['1.1.26', '2026-01-01'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['01.01.1900', '1900-01-01'],
    ['31.12.2200', '2200-12-31'],
  ])('[EVT-VAL-16] accepts %s as a date', (text, day) => {
    expect(read(text).span?.DateFrom).toBe(`${day}T00:00:00`)
    expect(read('01.01.1900', '10:00', text, '11:00').span?.DateTo).toBe(`${day}T11:00:00`)
  })

  it.each([
    ['31.02.2026', 'date'],
    ['29.02.2026', 'date'],
    ['29.02.2100', 'date'],
    ['24.12/2026', 'date'],
    ['morgen', 'date'],
    ['01.01.0000', 'year'],
    ['31.12.9999', 'year'],
    ['31.12.1899', 'year'],
    ['01.01.2201', 'year'],
    ['  ', 'missing'],
  ])('[EVT-VAL-16] does not accept %s as the start or the end: %s', (text, error) => {
    expect(read(text)).toEqual({ errors: { dateFrom: error } })
    const ofEnd = error === 'missing' ? undefined : { dateTo: error }
    expect(read('01.01.1900', '', text).errors).toEqual(ofEnd)
  })

  it.each([
    ['9:05', '09:05:00'],
    ['09:05', '09:05:00'],
    ['0:00', '00:00:00'],
    ['23:59', '23:59:00'],
    ['19:30:15', '19:30:15'],
    ['9.05', '09:05:00'],
    ['19.30.15', '19:30:15'],
    ['930', '09:30:00'],
    ['0930', '09:30:00'],
    ['1930', '19:30:00'],
    ['93015', '09:30:15'],
    ['193015', '19:30:15'],
    ['23:59:59', '23:59:59'],
    ['9', '09:00:00'],
  ])('[EVT-VAL-17] [EVT-VAL-18] reads %s as the time %s', (text, time) => {
    expect(read('12.09.2026', text).span).toMatchObject({ DateFrom: `2026-09-12T${time}`, hasTime: true })
    expect(read('11.09.2026', '', '12.09.2026', text).span).toMatchObject({ DateTo: `2026-09-12T${time}` })
  })

  it.each(['24:00', '24', '23:60', '23:59:60', '2360', '7:5', '-1:00', 'abends'])(
    '[EVT-VAL-18] does not accept %s as a time',
    text => {
      expect(read('12.09.2026', text).errors).toEqual({ timeFrom: 'time' })
      expect(read('12.09.2026', '', '', text).errors).toEqual({ timeTo: 'time' })
    },
  )

  it('an end before the start is an error of the end day if there is one, else of the end time', () => {
    expect(read('12.09.2026', '19:30', '11.09.2026').errors).toEqual({ dateTo: 'order' })
    expect(read('12.09.2026', '19:30', '12.09.2026', '19:29').errors).toEqual({ dateTo: 'order' })
    expect(read('12.09.2026', '22:00', '', '2:00').errors).toEqual({ timeTo: 'order' })
    expect(read('12.09.2026', '19:30', '12.09.2026', '19:30').span).toBeDefined()
  })

  it('[EVT-VAL-16] [EVT-VAL-18] names every field that is wrong', () => {
    expect(read('', '25:00', '32.01.2026', 'x').errors).toEqual({
      dateFrom: 'missing',
      timeFrom: 'time',
      dateTo: 'date',
      timeTo: 'time',
    })
  })
})

const event = (
  IdEventType: number,
  DateFrom: string,
  DateTo: string,
  EventDateTime: string | null | undefined = '19:30',
) => fakeCluster({ IdEventType, DateFrom, DateTo, EventDateTime })

describe('the dates in the form', () => {
  it('[EVT-DET-52] include the end day only of an event that is not single and ends after its start', () => {
    expect(showSpan(event(2, '2026-09-12T19:30:00', '2026-09-14T22:00:00'))).toEqual({
      dateFrom: '12.09.2026',
      timeFrom: '19:30',
      dateTo: '14.09.2026',
      timeTo: '22:00',
    })
    expect(showSpan(event(1, '2026-09-12T19:30:00', '2026-09-12T22:00:00'))).toEqual({
      dateFrom: '12.09.2026',
      timeFrom: '19:30',
      dateTo: '',
      timeTo: '22:00',
    })
    expect(showSpan(event(2, '2026-09-12T19:30:00', '2026-09-12T19:30:00'))).toMatchObject({ dateTo: '', timeTo: '' })
    expect(showSpan(event(2, '2026-09-12T19:30:00', '2026-09-01T19:30:00'))).toMatchObject({ dateTo: '', timeTo: '' })
  })

  it('hide midnight if it means that no time was given, and show it if it was entered', () => {
    expect(showSpan(event(2, '2026-09-12T00:00:00', '2026-09-14T00:00:00', null))).toEqual({
      dateFrom: '12.09.2026',
      timeFrom: '',
      dateTo: '14.09.2026',
      timeTo: '',
    })
    expect(showSpan(event(1, '2026-09-12T00:00:00', '2026-09-12T00:00:00', '0:0'))).toMatchObject({ timeFrom: '00:00' })
  })

  it('are empty for an event without a date', () => {
    for (const nothing of ['', '0000-00-00', '0000-00-00T00:00:00'])
      expect(showSpan(event(0, nothing, nothing, null))).toEqual({ dateFrom: '', timeFrom: '', dateTo: '', timeTo: '' })
  })

  it('[EVT-DATA-15] keep the hidden end day of a single event as long as nobody touches its end', () => {
    const base = event(1, '2026-12-31T22:00:00', '2027-01-01T00:30:00')
    const shown = showSpan(base)
    expect(shown).toMatchObject({ dateTo: '', timeTo: '00:30' })
    expect(draftSpan(shown, base).span).toMatchObject({ IdEventType: 2, DateTo: '2027-01-01T00:30:00' })
    expect(draftSpan({ ...shown, timeFrom: '23:15' }, base).span).toEqual({
      IdEventType: 2,
      DateFrom: '2026-12-31T23:15:00',
      DateTo: '2027-01-01T00:30:00',
      hasTime: true,
    })
    expect(draftSpan({ ...shown, dateFrom: '05.01.2027' }, base).span).toMatchObject({
      DateFrom: '2027-01-05T22:00:00',
      DateTo: '2027-01-06T00:30:00',
    })
    expect(draftSpan({ ...shown, timeTo: '23:00' }, base).span).toMatchObject({ DateTo: '2026-12-31T23:00:00' })
    expect(draftSpan({ ...shown, timeTo: '01:00' }, base).errors).toEqual({ timeTo: 'order' })
    expect(draftSpan({ ...shown, dateFrom: '' }, base).errors).toEqual({ dateFrom: 'missing' })
    expect(draftSpan(shown, event(1, '2026-12-31T22:00:00', '2027-01-01T00:30:00Z')).span).toMatchObject({
      DateTo: '2027-01-01T00:30:00',
    })
  })
})
