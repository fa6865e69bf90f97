import { render, screen } from '@testing-library/react'
import { Notice } from '../../../src/kit/control/Notice'

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('a notice of the tone %s is spoken as %s', (tone, role) => {
  render(<Notice tone={tone}>Der Server antwortet nicht.</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Der Server antwortet nicht.')
})
