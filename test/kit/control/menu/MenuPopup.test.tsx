import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MenuPopup } from '../../../../src/kit/control/menu/MenuPopup'

const onChoose = jest.fn()
const items = [
  { id: 'copy', label: 'Kopieren' },
  { id: 'publish', label: 'Veröffentlichen', isDisabled: true },
  { id: 'delete', label: 'Löschen', isDangerous: true },
]

beforeEach(() => onChoose.mockClear())

function Live() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button ref={anchor} onClick={() => setIsOpen(true)}>
        Mehr
      </button>
      {isOpen && (
        <MenuPopup label="Mehr" items={items} anchor={anchor} onChoose={onChoose} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

async function open() {
  render(<Live />)
  const button = screen.getByRole('button', { name: 'Mehr' })
  await userEvent.click(button)
  return button
}

const item = (name: string) => screen.getByRole('menuitem', { name })

test('a menu opens with the focus on its first item, and the arrow keys wrap around', async () => {
  await open()
  expect(item('Kopieren')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('Löschen')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('Kopieren')).toHaveFocus()
})

test('a letter moves the focus to the item that begins with the letter; Enter chooses the item and returns the focus', async () => {
  const button = await open()
  await userEvent.keyboard('{ArrowUp}k{Enter}')
  expect(onChoose).toHaveBeenCalledWith('copy')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled item can have the focus but does nothing', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(item('Veröffentlichen')).toHaveFocus()
})

test('Escape closes the menu and returns the focus to its button', async () => {
  const button = await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('Tab closes the menu', async () => {
  await open()
  await userEvent.tab()
  expect(screen.queryByRole('menu')).toBeNull()
})
