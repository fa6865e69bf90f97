import { render, screen } from '@testing-library/react'
import { announce, LiveRegion } from '../../../src/kit/control/LiveRegion'

test('a text is announced in the newest window only, and in the window below after the newest has closed', () => {
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

test('the window below repeats an announcement if the upper window closes within 500 ms, and not if it closes later', () => {
  const now = jest.spyOn(performance, 'now')
  for (const [laterMs, spokenBelow] of [
    [499, 'Gespeichert'],
    [501, ''],
  ] as const) {
    const lower = render(<LiveRegion />)
    const upper = render(<LiveRegion />)
    now.mockReturnValue(10_000)
    announce('Gespeichert')
    now.mockReturnValue(10_000 + laterMs)
    upper.unmount()
    expect(screen.getByRole('status').textContent).toBe(spokenBelow)
    lower.unmount()
  }
  now.mockRestore()
})

test('the text of a lower window stays there when a newer window closes', () => {
  render(<LiveRegion />)
  announce('Ende der Liste')
  const newer = render(<LiveRegion />)
  newer.unmount()
  expect(screen.getByRole('status')).toHaveTextContent('Ende der Liste')
})

test('a repeated text is a new element, so that it is announced again', () => {
  render(<LiveRegion />)
  announce('gelöscht')
  const first = screen.getByText('gelöscht')
  announce('gelöscht')
  expect(screen.getByText('gelöscht')).not.toBe(first)
})

test('an announcement without a window throws no error', () => {
  expect(() => announce('niemand da')).not.toThrow()
})
