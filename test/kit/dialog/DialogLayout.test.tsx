import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DialogLayout } from '../../../src/kit/dialog/DialogLayout'

const onOk = jest.fn()
const onCancel = jest.fn()

beforeEach(() => {
  onOk.mockClear()
  onCancel.mockClear()
})

function show(isBusy = false, hasCancel = true, isCancelFirst = false) {
  render(
    <DialogLayout
      role="dialog"
      heading="Titel eingeben"
      okText="OK"
      onOk={onOk}
      {...{ isBusy, isCancelFirst }}
      {...(hasCancel && { cancelText: 'Abbrechen', onCancel })}
    >
      <input aria-label="Titel" />
      <p tabIndex={-1}>Ein Text</p>
    </DialogLayout>,
  )
}

test('a dialog is named by its heading and described by its content', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Titel eingeben' })).toHaveAccessibleDescription(/Ein Text/)
})

test.each(['button', 'textbox', 'text'])('[UI-DLG-10] Enter clicks OK once, with the focus on a %s', async place => {
  show()
  const target =
    place === 'button'
      ? screen.getByRole('button', { name: 'OK' })
      : place === 'textbox'
        ? screen.getByRole('textbox')
        : screen.getByText('Ein Text')
  target.focus()
  await userEvent.keyboard('{Enter}')
  expect(onOk).toHaveBeenCalledTimes(1)
  expect(onCancel).not.toHaveBeenCalled()
})

test('if Cancel is the first button, Cancel has the focus, and Enter outside the buttons clicks Cancel', async () => {
  show(false, true, true)
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  screen.getByText('Ein Text').focus()
  await userEvent.keyboard('{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onOk).not.toHaveBeenCalled()
})

test('[UI-DLG-10] Escape closes the dialog like Cancel [UI-WIN-18]', async () => {
  show()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onOk).not.toHaveBeenCalled()
})

test('without a Cancel button, as in a message, Escape clicks OK [UI-WIN-18]', async () => {
  show(false, false)
  await userEvent.keyboard('{Escape}')
  expect(onOk).toHaveBeenCalledTimes(1)
})

test('Enter, Escape and clicks do nothing while the action is running', async () => {
  show(true)
  await userEvent.keyboard('{Enter}{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(onOk).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})
