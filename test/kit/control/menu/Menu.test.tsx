import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from '../../../../src/kit/control/menu/Menu'

const onChoose = jest.fn()
const items = [
  { id: 'copy', label: 'Kopieren' },
  { id: 'publish', label: 'Veröffentlichen', isDisabled: true },
  { id: 'delete', label: 'Löschen', isDangerous: true },
]

beforeEach(() => onChoose.mockClear())

function draw() {
  render(
    <>
      <Menu label="Mehr" items={items} onChoose={onChoose} />
      <p>daneben</p>
    </>,
  )
  return screen.getByRole('button', { name: 'Mehr' })
}

const item = (name: string) => screen.getByRole('menuitem', { name })

test('opens with the first line focused, and goes around the ends', async () => {
  const button = draw()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(item('Kopieren')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Löschen')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('Kopieren')).toHaveFocus()
})

test('ArrowUp opens it from the end, a letter jumps, Enter chooses and gives the focus back', async () => {
  const button = draw()
  button.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Löschen')).toHaveFocus()
  await userEvent.keyboard('k{Enter}')
  expect(onChoose).toHaveBeenCalledWith('copy')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled line is met but does nothing', async () => {
  await userEvent.click(draw())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(item('Veröffentlichen')).toHaveFocus()
})

test('Escape closes only the menu', async () => {
  const button = draw()
  await userEvent.click(button)
  expect(button.closest('[data-takes-escape]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
  expect(button.closest('[data-takes-escape]')).toBeNull()
})

test.each(['outside press', 'Tab'])('%s closes it', async way => {
  await userEvent.click(draw())
  await (way === 'Tab' ? userEvent.tab() : userEvent.click(screen.getByText('daneben')))
  expect(screen.queryByRole('menu')).toBeNull()
})
