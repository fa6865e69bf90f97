import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useRef } from 'react'
import { announce } from '../../../src/kit/control/LiveRegion'
import { ModalDialog } from '../../../src/kit/window/ModalDialog'

const SIZE = { width: 680, height: 590 }
const onDismiss = jest.fn()

beforeEach(() => onDismiss.mockClear())

test('a dialog is open while it is rendered, also in strict mode, and does not report its removal', () => {
  const { unmount } = render(
    <StrictMode>
      <ModalDialog label="Bilder" size={SIZE} onDismiss={onDismiss}>
        Inhalt
      </ModalDialog>
    </StrictMode>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Bilder' })
  expect(dialog).toHaveProperty('open', true)
  unmount()
  expect(dialog).toHaveProperty('open', false)
  expect(onDismiss).not.toHaveBeenCalled()
})

test('a back gesture is reported once, and Escape is reported once although a cancel event follows', async () => {
  render(
    <ModalDialog label="Bilder" size={SIZE} onDismiss={onDismiss}>
      <button type="button">Weiter</button>
    </ModalDialog>,
  )
  const dialog = screen.getByRole('dialog')
  const cancel = () => {
    const event = new Event('cancel', { cancelable: true })
    act(() => void dialog.dispatchEvent(event))
    return event
  }
  expect(cancel().defaultPrevented).toBe(true)
  expect(onDismiss).toHaveBeenCalledTimes(1)
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Escape}')
  expect(cancel().defaultPrevented).toBe(true)
  expect(onDismiss).toHaveBeenCalledTimes(2)
})

test('a dialog focuses the given element first', () => {
  function Asking() {
    const field = useRef<HTMLInputElement>(null)
    return (
      <ModalDialog label="Titel" size={SIZE} onDismiss={onDismiss} initialFocus={field}>
        <button type="button">Zurück</button>
        <input ref={field} />
      </ModalDialog>
    )
  }
  render(<Asking />)
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('screen readers read an announcement in the newest dialog', () => {
  render(
    <ModalDialog label="Bilder" size={SIZE} onDismiss={onDismiss}>
      <ModalDialog label="Löschen?" size={SIZE} onDismiss={onDismiss}>
        Wirklich?
      </ModalDialog>
    </ModalDialog>,
  )
  announce('gelöscht')
  expect(screen.getByRole('dialog', { name: 'Löschen?' })).toHaveTextContent('gelöscht')
})

test('an unmounted dialog reports no Escape, and leaves no style attribute on the page’s root element', () => {
  const { unmount } = render(
    <ModalDialog label="Bilder" size={SIZE} onDismiss={onDismiss}>
      Inhalt
    </ModalDialog>,
  )
  unmount()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(onDismiss).not.toHaveBeenCalled()
  expect(document.documentElement.hasAttribute('style')).toBe(false)
})
