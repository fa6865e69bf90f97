import { render, screen } from '@testing-library/react'
import { ProgressBar } from '../../../src/kit/control/ProgressBar'

test('a progress bar has a name, a value and the amount as text', () => {
  render(<ProgressBar label="Hochladen" value={45} text="4,5 MB / 10 MB" />)
  expect(screen.getByRole('progressbar', { name: 'Hochladen' })).toHaveValue(45)
  expect(screen.getByText('4,5 MB / 10 MB')).toBeVisible()
})

test('a progress bar has no value while the total is unknown', () => {
  render(<ProgressBar label="Wird verarbeitet" />)
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
})
