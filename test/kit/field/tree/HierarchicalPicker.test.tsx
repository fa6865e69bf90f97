import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { HierarchicalPicker } from '../../../../src/kit/field/tree/HierarchicalPicker'
import {
  labelsAlong,
  optionAt,
  pathOf,
  type PickerOption,
  siblingsAt,
} from '../../../../src/kit/field/tree/pickerModel'

const options: readonly PickerOption[] = [
  { value: '0', label: 'Keine' },
  {
    value: 'm',
    label: 'Musik',
    options: [
      { value: '11', label: 'Oper' },
      {
        value: 'k',
        label: 'Konzert',
        options: [
          { value: '12', label: 'Kammermusik' },
          { value: '13', label: 'Chor' },
        ],
      },
    ],
  },
  { value: '2', label: 'Theater' },
]
const onChange = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onChange.mockClear()
})
afterEach(() => jest.useRealTimers())

function Live({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return (
    <>
      <HierarchicalPicker
        label="Kategorie"
        options={options}
        value={value}
        onChange={change}
        emptyText="Bitte wählen"
      />
      <p>daneben</p>
    </>
  )
}

const button = () => screen.getByRole('combobox', { name: 'Kategorie' })
const line = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=treeitem]')!
const press = (...keys: string[]) => keys.forEach(key => fireEvent.keyDown(document.activeElement!, { key }))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function open(start?: string) {
  render(<Live {...(start && { start })} />)
  fireEvent.click(button())
}

test('[EVT-DET-33] keys move through both levels of submenus and choose an option', () => {
  open()
  expect(line('Keine')).toHaveFocus()
  press('ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter')
  expect(line('Kammermusik')).toHaveFocus()
  press('ArrowUp', ' ')
  expect(onChange).toHaveBeenCalledWith('13')
  expect(button()).toHaveTextContent('Musik › Konzert › Chor')
  expect(button()).toHaveFocus()
  expect(screen.queryByRole('tree')).toBeNull()
})

test('[EVT-DET-33] the picker closes level by level, by the left arrow or Escape', () => {
  open()
  press('m', 'ArrowRight', 'k', 'ArrowRight', 'ArrowLeft')
  expect(line('Konzert')).toHaveFocus()
  expect(screen.queryByText('Chor')).toBeNull()
  press('Escape')
  expect(line('Musik')).toHaveFocus()
  press('Escape')
  expect(button()).toHaveFocus()
})

test('[EVT-DET-33] the picker opens with the focus on the branch of the choice, and marks the choice', () => {
  open('12')
  expect(line('Musik')).toHaveFocus()
  press('Enter', 'ArrowDown', 'Enter')
  expect(line('Kammermusik')).toHaveAttribute('aria-selected', 'true')
})

test('[EVT-DET-33] the pointer opens submenus and moves the focus', () => {
  open()
  fireEvent.pointerEnter(line('Musik'))
  fireEvent.pointerEnter(line('Konzert'))
  expect(line('Chor')).toBeVisible()
  fireEvent.pointerEnter(line('Theater'))
  wait(250)
  expect(screen.queryByText('Oper')).toBeNull()
  expect(line('Theater')).toHaveFocus()
  fireEvent.click(line('Theater'))
  expect(onChange).toHaveBeenCalledWith('2')
})

test('[EVT-DET-33] a submenu stays open while the pointer crosses another option on its way to the submenu', () => {
  open()
  fireEvent.pointerEnter(line('Musik'))
  fireEvent.pointerEnter(line('Theater'))
  wait(200)
  fireEvent.pointerEnter(line('Oper'))
  wait(5000)
  expect(line('Oper')).toHaveFocus()
  fireEvent.pointerEnter(line('Theater'))
  press('ArrowDown')
  wait(5000)
  expect(line('Konzert')).toHaveFocus()
})

test('[EVT-DET-34] the picker closes 900 ms after the pointer has left, and on a press outside', () => {
  open()
  const place = button().parentElement!
  fireEvent.pointerEnter(place)
  fireEvent.pointerLeave(place)
  wait(899)
  fireEvent.pointerEnter(place)
  wait(5000)
  expect(screen.getByRole('tree')).toBeVisible()
  fireEvent.pointerLeave(place)
  wait(899)
  expect(screen.getByRole('tree')).toBeVisible()
  wait(1)
  expect(screen.queryByRole('tree')).toBeNull()
  fireEvent.click(button())
  fireEvent.pointerDown(screen.getByText('daneben'))
  expect(screen.queryByRole('tree')).toBeNull()
})

test.each([
  [959, 'two thirds of its parent', 300],
  [960, 'the end of its parent', 400],
])('[EVT-DET-35] in a window of %i px a submenu begins at %s', (width, _place, left) => {
  jest.replaceProperty(window, 'innerWidth', width)
  for (const [size, value] of [
    ['clientWidth', width],
    ['clientHeight', 800],
  ] as const)
    jest.spyOn(document.documentElement, size, 'get').mockReturnValue(value)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 300, 30))
  open()
  press('ArrowDown', 'ArrowRight')
  expect(screen.getByRole('group', { name: 'Musik' }).style.left).toBe(`${left}px`)
  press('ArrowDown', 'ArrowRight')
  expect(screen.getByRole('group', { name: 'Konzert' }).style.left).toBe(`${left}px`)
  jest.restoreAllMocks()
})

test('an option is found by its value, also below an option with the same value; a path leads to its option, siblings and labels', () => {
  expect(pathOf(options, '13')).toEqual([1, 1, 1])
  expect(pathOf(options, 'k')).toEqual([1, 1])
  expect(pathOf([{ value: '1', label: 'Musik', options: [{ value: '1', label: 'Jazz' }] }], '1')).toEqual([0, 0])
  expect(optionAt(options, [1, 0])?.label).toBe('Oper')
  expect(optionAt(options, [7])).toBeUndefined()
  expect(siblingsAt(options, [1, 1]).map(({ label }) => label)).toEqual(['Oper', 'Konzert'])
  expect(labelsAlong(options, [1, 1])).toEqual(['Musik', 'Konzert'])
})
