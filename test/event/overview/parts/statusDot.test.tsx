import { render } from '@testing-library/react'
import { Table } from '../../../../src/event/overview/parts/Table'

it('[EVT-OVW-03] the dot of a published event is round and filled with the colour for success; the dot of an unpublished event is square and hollow', () => {
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
