import { draftSpan } from '../../../../src/event/detail/span/draftSpan'
import { showSpan } from '../../../../src/event/detail/span/showSpan'
import { fakeCluster } from '../../../support/fakes/fakeCluster'

const event = (IdEventType: number, DateFrom: string, DateTo: string, EventDateTime: string | null | undefined = '19:30') => fakeCluster({ IdEventType, DateFrom, DateTo, EventDateTime })

describe('the dates that an editor shows', () => {
  it('[EVT-DET-52] shows the end day only of an event that is not single and ends after its start', () => {
    expect(showSpan(event(2, '2026-09-12T19:30:00', '2026-09-14T22:00:00'))).toEqual({ dateFrom: '12.09.2026', timeFrom: '19:30', dateTo: '14.09.2026', timeTo: '22:00' })
    expect(showSpan(event(1, '2026-09-12T19:30:00', '2026-09-12T22:00:00'))).toEqual({ dateFrom: '12.09.2026', timeFrom: '19:30', dateTo: '', timeTo: '22:00' })
    expect(showSpan(event(2, '2026-09-12T19:30:00', '2026-09-12T19:30:00'))).toMatchObject({ dateTo: '', timeTo: '' })
    expect(showSpan(event(2, '2026-09-12T19:30:00', '2026-09-01T19:30:00'))).toMatchObject({ dateTo: '', timeTo: '' })
  })

  it('shows no time where midnight means that none was given, and midnight where it was', () => {
    expect(showSpan(event(2, '2026-09-12T00:00:00', '2026-09-14T00:00:00', null))).toEqual({ dateFrom: '12.09.2026', timeFrom: '', dateTo: '14.09.2026', timeTo: '' })
    expect(showSpan(event(1, '2026-09-12T00:00:00', '2026-09-12T00:00:00', '0:0'))).toMatchObject({ timeFrom: '00:00' })
  })

  it('shows nothing of an event without a date', () => {
    for (const nothing of ['', '0000-00-00', '0000-00-00T00:00:00']) expect(showSpan(event(0, nothing, nothing, null))).toEqual({ dateFrom: '', timeFrom: '', dateTo: '', timeTo: '' })
  })

  it('keeps the hidden end day of a single event as long as nobody touches the dates', () => {
    const base = event(1, '2026-12-31T22:00:00', '2027-01-01T00:30:00')
    const shown = showSpan(base)
    expect(shown).toMatchObject({ dateTo: '', timeTo: '00:30' })
    expect(draftSpan(shown, base).span).toMatchObject({ IdEventType: 2, DateTo: '2027-01-01T00:30:00' })
    expect(draftSpan({ ...shown, timeFrom: '21:00' }, base).faults).toEqual({ timeTo: 'order' })
    expect(draftSpan(shown, event(1, '2026-12-31T22:00:00', '2027-01-01T00:30:00Z')).span).toMatchObject({ DateTo: '2027-01-01T00:30:00' })
  })
})
