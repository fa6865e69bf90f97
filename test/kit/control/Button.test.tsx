import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../../src/kit/control/Button'

test('a busy button keeps the focus, is announced as busy, and neither clicks nor submits', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Speichern
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Speichern' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a button in a form submits it only with type submit', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Abbrechen</Button>
      <Button type="submit">Speichern</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
