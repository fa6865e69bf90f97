import { render } from '@testing-library/react'
import { InlineWindow } from '../../../src/kit/window/InlineWindow'

function dropOn(place: Element, types: readonly string[]) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types, dropEffect: 'copy' },
  })
  place.dispatchEvent(event)
  return event
}

describe('InlineWindow', () => {
  it('prevents the browser from opening a dropped file in place of the page, and lets a text be dropped', () => {
    const { getByRole } = render(
      <InlineWindow label="Bilderarchiv" size={{ width: 680, height: 590 }}>
        <h2>Bilderarchiv</h2>
      </InlineWindow>,
    )
    const heading = getByRole('heading')
    expect(dropOn(heading, ['Files'])).toMatchObject({ defaultPrevented: true, dataTransfer: { dropEffect: 'none' } })
    expect(dropOn(heading, ['text/plain'])).toMatchObject({ defaultPrevented: false })
  })
})
