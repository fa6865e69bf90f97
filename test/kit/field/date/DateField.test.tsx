import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Calendar } from '../../../../src/kit/field/date/Calendar'
import { DateField } from '../../../../src/kit/field/date/DateField'
import { TimeField } from '../../../../src/kit/field/date/TimeField'
import { formatDate, readToday } from '../../../../src/lib/dates'

const texts = {
  title: 'Datum wählen',
  open: 'Kalender',
  today: 'Heute',
  selected: 'ausgewählt',
  previousMonth: 'Monat zurück',
  nextMonth: 'Monat vor',
  previousYear: 'Jahr zurück',
  nextYear: 'Jahr vor',
}
const onToggle = jest.fn()
const loadCalendar = jest.fn(async () => Calendar)

interface LiveProps {
  start?: string
  Field?: 'date' | 'time'
  locale?: string
}

function Live({ start = '', Field = 'date', locale = 'de-DE' }: LiveProps) {
  const [value, setValue] = useState(start)
  return (
    <>
      {Field === 'date' ? (
        <DateField
          label="Beginn"
          value={value}
          onChange={setValue}
          texts={texts}
          locale={locale}
          loadCalendar={loadCalendar}
          onToggleCalendar={onToggle}
        />
      ) : (
        <TimeField label="Beginn" value={value} onChange={setValue} />
      )}
      <p>daneben</p>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Beginn' })
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Kalender' }))
  await screen.findByRole('grid')
}

test('[EVT-VAL-19] leaving the field completes a short date to dd.mm.yyyy', async () => {
  render(<Live />)
  await userEvent.type(field(), '1/9/26')
  expect(field()).toHaveValue('1/9/26')
  await userEvent.tab()
  expect(field()).toHaveValue('01.09.2026')
})

test('a text that is not a date stays as typed', async () => {
  render(<Live />)
  await userEvent.type(field(), '31.02.2026')
  await userEvent.tab()
  expect(field()).toHaveValue('31.02.2026')
})

test('[UI-LNG-20] the calendar opens on the day of the field, keys lead to another day, and Enter fills the field and returns the focus to the button', async () => {
  render(<Live start="16.09.2026" />)
  await open()
  expect(onToggle).toHaveBeenCalledWith(true)
  const grid = screen.getByRole('grid', { name: 'September 2026' })
  expect(within(grid).getByRole('button', { name: 'Mittwoch, 16. September 2026, ausgewählt' })).toHaveFocus()
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('16')
  await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowLeft}{Enter}')
  expect(field()).toHaveValue('22.10.2026')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Kalender' })).toHaveFocus()
})

test.each([
  ['de-DE', ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], 'Montag'],
  ['en-US', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 'Monday'],
  ['pl-PL', ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'], 'poniedziałek'],
])('[UI-LNG-20] [EVT-VAL-19] the weeks of the calendar start on Monday: %s', async (locale, days, monday) => {
  render(<Live start="16.09.2026" locale={locale} />)
  await open()
  const heads = screen.getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual(days)
  expect(heads[0]).toHaveAccessibleName(monday)
  const [, , week] = screen.getAllByRole('row').slice(1)
  expect(
    within(week!)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  ).toEqual(['14', '15', '16', '17', '18', '19', '20'])
})

test('[UI-LNG-20] a month that begins on a Sunday has this day at the end of its first week', async () => {
  render(<Live start="01.11.2026" />)
  await open()
  const [, first] = screen.getAllByRole('row')
  expect(within(first!).getAllByRole('gridcell')[6]).toHaveTextContent(/^1$/)
})

test.each(['th-TH', 'fa-IR', 'ar-SA'])(
  'in the locale %s, the heading of the calendar names the Gregorian year',
  async locale => {
    render(<Live start="16.09.2026" locale={locale} />)
    await open()
    const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(2026)
    expect(screen.getByRole('heading')).toHaveTextContent(year)
    expect(screen.getByRole('grid')).toHaveAccessibleName(expect.stringContaining(year))
    expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(year))
    expect(screen.getByRole('grid').closest('[lang]')).toHaveAttribute('lang', locale)
  },
)

test.each([
  ['{ArrowRight}', '17.09.2026'],
  ['{ArrowLeft}', '15.09.2026'],
  ['{ArrowDown}', '23.09.2026'],
  ['{ArrowUp}', '09.09.2026'],
  ['{Home}', '14.09.2026'],
  ['{End}', '20.09.2026'],
  ['{PageDown}', '16.10.2026'],
  ['{PageUp}', '16.08.2026'],
  ['{Shift>}{PageDown}{/Shift}', '16.09.2027'],
  ['{Shift>}{PageUp}{/Shift}', '16.09.2025'],
])('[EVT-VAL-19] %s goes from Wednesday 16 September to %s', async (key, day) => {
  render(<Live start="16.09.2026" />)
  await open()
  await userEvent.keyboard(`${key}{Enter}`)
  expect(field()).toHaveValue(day)
})

test('left and right are swapped in a right-to-left page', async () => {
  // jsdom does not inherit the direction.
  const read = getComputedStyle
  jest
    .spyOn(globalThis, 'getComputedStyle')
    .mockImplementation(element => Object.assign(Object.create(read(element)), { direction: 'rtl' }))
  render(<Live start="16.09.2026" />)
  await open()
  jest.restoreAllMocks()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(field()).toHaveValue('15.09.2026')
})

test('today is marked, has the focus if no day is chosen, and is chosen by the button for today', async () => {
  render(<Live />)
  await open()
  expect(document.activeElement).toHaveAttribute('aria-current', 'date')
  await userEvent.click(screen.getByRole('button', { name: 'Heute' }))
  expect(field()).toHaveValue(formatDate(readToday()))
})

test('the buttons change months and years, and keep the focus', async () => {
  render(<Live start="31.01.2026" />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Monat vor' }))
  expect(screen.getByRole('grid', { name: 'Februar 2026' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Jahr zurück' }))
  expect(screen.getByRole('grid', { name: 'Februar 2025' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Jahr zurück' })).toHaveFocus()
})

test('Escape or a press outside closes only the calendar', async () => {
  render(<Live />)
  await open()
  expect(field().closest('[data-takes-escape]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Kalender' })).toHaveFocus()
  expect(field().closest('[data-takes-escape]')).toBeNull()
  await open()
  await userEvent.click(screen.getByText('daneben'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the calendar opens at December 9998, its last month, for a later day', async () => {
  render(<Live start="31.12.9999" />)
  await open()
  expect(screen.getByRole('grid', { name: 'Dezember 9998' })).toBeVisible()
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true)
})

test('leaving the field completes a time to hh:mm', () => {
  render(<Live Field="time" />)
  fireEvent.change(field(), { target: { value: '930' } })
  fireEvent.blur(field())
  expect(field()).toHaveValue('09:30')
})

test("a calendar that can't be loaded closes, and the next press loads it again", async () => {
  loadCalendar.mockClear()
  loadCalendar.mockRejectedValueOnce(new Error('offline'))
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: 'Kalender' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(loadCalendar).toHaveBeenCalledTimes(2)
})
