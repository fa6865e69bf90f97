import { render, screen } from '@testing-library/react'
import { announce, LiveRegion } from '../../../src/kit/control/LiveRegion'

test('announces in the newest window only, and in the window below after the newest has closed', () => {
  render(<LiveRegion />)
  const second = render(<LiveRegion />)
  const [below, above] = screen.getAllByRole('status')
  announce('36 Bilder geladen')
  expect(above).toHaveTextContent('36 Bilder geladen')
  expect(below).toBeEmptyDOMElement()
  second.unmount()
  announce('Ende der Liste')
  expect(below).toHaveTextContent('Ende der Liste')
})

test('a repeated text is a new element, so that it is announced again', () => {
  render(<LiveRegion />)
  announce('gelöscht')
  const first = screen.getByText('gelöscht')
  announce('gelöscht')
  expect(screen.getByText('gelöscht')).not.toBe(first)
})

test('without a window nothing is announced and nothing fails', () => {
  expect(() => announce('niemand da')).not.toThrow()
})
