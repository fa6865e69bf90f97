import { render } from '@testing-library/react'
import { Table } from '../../../../src/event/overview/parts/Table'

it('[EVT-OVW-03] the dot of a published event has the colour for success and is filled, the other is hollow', () => {
  const { container } = render(
    <Table>
      <span className="dot isOn" />
      <span className="dot" />
    </Table>,
  )
  const [on, off] = [...container.querySelectorAll('.dot')].map(dot => getComputedStyle(dot))
  expect([on!.background, on!.borderRadius]).toEqual(['var(--foyer-success-text)', 'var(--foyer-radius-round)'])
  expect([off!.background, off!.borderRadius]).toEqual(['rgba(0, 0, 0, 0)', '2px'])
})
