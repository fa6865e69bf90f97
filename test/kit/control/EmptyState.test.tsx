import { render, screen } from '@testing-library/react'
import { Images } from 'lucide'
import { EmptyState } from '../../../src/kit/control/EmptyState'

test.each([
  ['no text', undefined, 0],
  ['an empty text, as from a portal that sends none', '', 0],
  ['a text', 'Laden Sie Bilder hoch.', 1],
])('the empty state shows a paragraph only if it has a text: %s', (_case, text, count) => {
  render(<EmptyState icon={Images} heading="Keine Bilder" {...(text !== undefined && { text })} />)
  expect(screen.getByRole('heading', { name: 'Keine Bilder' })).toBeVisible()
  expect(screen.queryAllByRole('paragraph')).toHaveLength(count)
})
