import { waitFor } from '@testing-library/react'
import { eventParts } from '../../../src/event/eventParts'
import { expectConsole } from '../../support/expectConsole'
import { prepareEventForms } from '../support/prepareEventForms'
import { openRepeat } from './openRepeat'

const { server } = prepareEventForms()
afterEach(() => jest.restoreAllMocks())

const SWITCH = 'Feiertage auslassen'
const FOUND = /an (?:einem Feiertag|Feiertagen)\.$/

/** Opens the window with eight Saturdays, of which 3 and 31 October 2026 are holidays in Lower Saxony. */
async function openSaturdays(holidays?: string) {
  const repeat = await openRepeat(server, { ...(holidays && { config: { event: { holidays } } }) })
  repeat.type('Anzahl neuer Termine', '8')
  return { ...repeat, listed: () => repeat.dates().map(text => text.replace(/(?:Sa\., |\. | 2026, 19:30)/g, '')) }
}

const plain = ['x 19September', 'x 26September', 'x 3Oktober', 'x 10Oktober', 'x 17Oktober', 'x 24Oktober']

/** Delays the calendar of holidays until the returned function is called. */
function holdCalendar(): () => void {
  let finish = () => {}
  const { holidayCalendar } = eventParts
  jest.spyOn(eventParts, 'holidayCalendar').mockImplementationOnce(async () => {
    await new Promise<void>(resolve => (finish = resolve))
    return holidayCalendar()
  })
  return () => finish()
}

describe('the holidays of a repetition', () => {
  it('are loaded and named when the switch is turned on, left out together, and chosen again together', async () => {
    const load = jest.spyOn(eventParts, 'holidayCalendar')
    const repeat = await openSaturdays('DE-NI')
    expect(repeat.listed()).toEqual([...plain, 'x 31Oktober', 'x 7November'])
    expect(load).not.toHaveBeenCalled()
    await repeat.user.click(repeat.box(SWITCH))
    expect(await repeat.window.findByText('2 Termine sind an Feiertagen.')).toBeInTheDocument()
    const named = (sign: string) => [
      ...plain.with(2, `${sign} 3Oktober · Feiertag: Tag der Deutschen Einheit`),
      `${sign} 31Oktober · Feiertag: Reformationstag`,
      'x 7November',
    ]
    expect(repeat.listed()).toEqual(named('-'))
    await repeat.user.click(repeat.box(SWITCH))
    expect(repeat.listed()).toEqual(named('x'))
    await repeat.user.click(repeat.box(SWITCH))
    await repeat.press('6 Veranstaltungen anlegen')
    await repeat.window.findByText('6 Veranstaltungen sind angelegt.')
    expect(repeat.created()).not.toEqual(expect.arrayContaining(['2026-10-03']))
    expect(repeat.created()).not.toEqual(expect.arrayContaining(['2026-10-31']))
    repeat.close()
  })

  it('stay chosen if a person chooses them one by one; other dates that a person leaves out stay left out', async () => {
    const repeat = await openSaturdays('DE-NI')
    await repeat.user.click(repeat.box(/10. Oktober/))
    // A date that is left out and chosen again counts as untouched.
    await repeat.user.click(repeat.box(/ 3. Oktober/))
    await repeat.user.click(repeat.box(/ 3. Oktober/))
    await repeat.user.click(repeat.box(SWITCH))
    await repeat.window.findByText(FOUND)
    await repeat.user.click(repeat.box(/31. Oktober/))
    const kept = () => repeat.listed().filter(text => /^x 31|^- /.test(text))
    expect(kept()).toEqual([
      '- 3Oktober · Feiertag: Tag der Deutschen Einheit',
      '- 10Oktober',
      'x 31Oktober · Feiertag: Reformationstag',
    ])
    await repeat.user.click(repeat.box(SWITCH))
    expect(repeat.listed().filter(text => text.startsWith('-'))).toEqual(['- 10Oktober'])
    await repeat.user.click(repeat.box(SWITCH))
    expect(kept()).toHaveLength(3)
    repeat.close()
  })

  it('are those of the language’s country at first, and of another place by choice, which the device stores', async () => {
    const repeat = await openSaturdays()
    await repeat.user.click(repeat.box(SWITCH))
    expect(await repeat.window.findByText('1 Termin ist an einem Feiertag.')).toBeInTheDocument()
    expect(repeat.window.getByRole('combobox', { name: 'Land' })).toHaveDisplayValue('Deutschland')
    expect(repeat.window.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('nur landesweite Feiertage')
    await repeat.choose('Region', 'Niedersachsen')
    expect(repeat.window.getByText('2 Termine sind an Feiertagen.')).toBeInTheDocument()
    repeat.close()

    const next = await openSaturdays('DE-BY')
    expect(await next.window.findByText('2 Termine sind an Feiertagen.')).toBeInTheDocument()
    expect(next.window.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Niedersachsen')
    await next.choose('Land', 'Polen')
    expect(next.window.queryByRole('combobox', { name: 'Region' })).toBeNull()
    expect(next.window.getByText('0 Termine sind an Feiertagen.')).toBeInTheDocument()
    next.close()
  })

  it('are those of the country if the region is unknown; damaged stored choices are ignored', async () => {
    localStorage.setItem('foyer.event.holidays', '{"isOn":true,"place":["DE"]}')
    const repeat = await openSaturdays('DE-XX')
    expect(await repeat.window.findByText('1 Termin ist an einem Feiertag.')).toBeInTheDocument()
    expect(repeat.window.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('nur landesweite Feiertage')
    repeat.close()
  })

  it('cause a message if they do not load, and can be loaded again; the dates stay chosen', async () => {
    expectConsole('error', /kein Netz/)
    jest.spyOn(eventParts, 'holidayCalendar').mockRejectedValueOnce(new Error('kein Netz'))
    const repeat = await openSaturdays('DE-NI')
    await repeat.user.click(repeat.box(SWITCH))
    expect(await repeat.window.findByText(/^Die Feiertage konnten nicht geladen werden/)).toBeInTheDocument()
    expect(repeat.listed()).toEqual([...plain, 'x 31Oktober', 'x 7November'])
    await repeat.press('Erneut versuchen')
    expect(await repeat.window.findByText('2 Termine sind an Feiertagen.')).toBeInTheDocument()
    expect(repeat.window.queryByText(/^Die Feiertage konnten nicht/)).toBeNull()
    repeat.close()
  })

  it('are awaited before events are created', async () => {
    const finish = holdCalendar()
    const repeat = await openSaturdays('DE-NI')
    await repeat.user.click(repeat.box(SWITCH))
    const create = () => repeat.window.getByRole('button', { name: /Veranstaltungen anlegen$/ })
    await waitFor(() => expect(create()).toHaveAttribute('aria-disabled', 'true'))
    expect(repeat.window.getByText('Feiertage werden geladen …')).toBeInTheDocument()
    finish()
    await repeat.window.findByText(FOUND)
    expect(create()).toHaveTextContent('6 Veranstaltungen anlegen')
    repeat.close()
  })

  it('stay chosen if a person adds the day of a holiday while the holidays are loading', async () => {
    const finish = holdCalendar()
    const repeat = await openSaturdays('DE-NI')
    await repeat.user.click(repeat.box(SWITCH))
    repeat.type('Weiterer Tag', '25.12.2026')
    await repeat.press('Hinzufügen')
    finish()
    await repeat.window.findByText(FOUND)
    expect(repeat.dates().at(-1)).toMatch(/^x .*25. Dezember.* · Feiertag: 1. Weihnachtstag$/)
    expect(repeat.listed()).toContain('- 31Oktober · Feiertag: Reformationstag')
    repeat.close()
  })
})
