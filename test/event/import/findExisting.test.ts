/** @jest-environment node */
import { comparedCluster } from '../../../src/event/detail/duplicates/findLikelyDuplicates'
import { findExisting } from '../../../src/event/import/findExisting'
import type { FoundEvent } from '../../../src/event/import/FoundEvent'
import { fakeCluster } from '../../../src/testing/fakeCluster'

const found = (part: Partial<FoundEvent>): FoundEvent => ({
  key: 'x',
  title: 'Büchermarkt',
  text: '',
  place: 'Am Ufer',
  organiser: '',
  link: '',
  ticketLink: '',
  start: '2099-12-06',
  end: '',
  isDoubtful: false,
  notes: [],
  ...part,
})
const stored = (MlTitle: string, DateFrom: string, DateTo = DateFrom) =>
  fakeCluster({ Id: 1, MlTitle, DateFrom, DateTo, Location: null, LocationFreetext: 'Am Ufer' })

describe('found events that exist already', () => {
  it.each([
    ['of the same day', {}, stored('Büchermarkt am Ufer', '2099-12-06T10:00:00'), true],
    ['not on another day', {}, stored('Büchermarkt', '2099-12-07T10:00:00'), false],
    [
      'of one day within an existing event of several days',
      {},
      stored('Büchermarkt', '2099-12-04T00:00:00', '2099-12-08T00:00:00'),
      true,
    ],
    [
      'of several days around an existing event of one day',
      { start: '2099-12-04', end: '2099-12-08' },
      stored('Büchermarkt', '2099-12-06T10:00:00'),
      true,
    ],
    ['with the same title at another place', { place: 'Dom' }, stored('BÜCHERMARKT!', '2099-12-06T10:00:00'), true],
    ['without a date', { start: '' }, stored('Büchermarkt', ''), true],
    ['without a date, unlike the existing event', { start: '' }, stored('BÜCHERMARKT!', '2099-12-06T10:00:00'), true],
    ['not with another title, if both have no date', { start: '' }, stored('Büchermarkt am Ufer', ''), false],
    ['not if both have neither a date nor a title', { start: '', title: '' }, stored('', ''), false],
  ])('are recognised by their title and days: %s', (_, part, cluster, isThere) => {
    expect(comparedCluster(cluster).place).toBe('Am Ufer')
    expect(findExisting([found(part)], [cluster]).has('x')).toBe(isThere)
  })
})
