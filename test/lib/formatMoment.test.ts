import { formatInstant } from '../../src/lib/formatInstant'
import { formatMoment } from '../../src/lib/formatMoment'

describe('formatMoment', () => {
  it.each([
    ['2026-03-14 09:12:00', '14.03.2026, 09:12'],
    ['2026-03-14T23:59', '14.03.2026, 23:59'],
    ['2026-03-29 02:30:00', '29.03.2026, 02:30'],
    ['2026-03-14', '14.03.2026'],
  ])('[PIX-META-16] writes %s as dates are written everywhere, in the portal’s own time', (text, written) => {
    expect(formatMoment(text)).toBe(written)
  })

  it.each(['', 'vor zwei Tagen', '0000-00-00 00:00:00', '2026-02-31', '14.03.2026'])('leaves %p as it is', text => {
    expect(formatMoment(text)).toBe(text)
  })
})

describe('formatInstant', () => {
  it('writes when something happened by the clock of the device', () => {
    expect(formatInstant(new Date(2026, 2, 4, 9, 5, 59).getTime())).toBe('04.03.2026, 09:05')
  })
})
