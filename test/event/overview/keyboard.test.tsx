import { within } from '@testing-library/react'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvents } from '../../../src/testing/fakeEvents'
import { focused, line, prepareOverview, stubDetail } from './support/prepareOverview'

const { user, open } = prepareOverview()

describe('the keyboard in the list of events', () => {
  it('[EVT-OVW-31] moves between rows with one stop for Tab, opens by Enter, deletes by Delete, and then continues at the next row', async () => {
    const openings = stubDetail()
    const { root, close } = await open(eventListFake({ events: fakeEvents(4) }))
    const first = await line(root, 'Orgelmatinee')
    expect(root.getAllByRole('row').filter(row => row.tabIndex === 0)).toEqual([first])
    first.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Home}{ArrowDown}')
    expect(focused()).toBe(await line(root, 'Jazz am Brunnen'))
    await user.keyboard('{Enter}')
    await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
    expect(openings).toEqual([expect.objectContaining({ eventId: 501 })])
    ;(await line(root, 'Jazz am Brunnen')).focus()
    await user.keyboard('{Delete}')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    await root.findByText('3 Veranstaltungen')
    expect(await line(root, 'Führung durch die Altstadt')).toHaveAttribute('tabindex', '0')
    close()
  })

  it('opens the menu by its key, moves inside the menu without leaving the row, and returns to the menu’s button', async () => {
    const { root, close } = await open()
    ;(await line(root, 'Orgelmatinee')).focus()
    await user.keyboard('{ContextMenu}{ArrowDown}')
    expect(focused()).toBe(root.getByRole('menuitem', { name: 'Nicht mehr veröffentlichen' }))
    await user.keyboard('{Escape}')
    expect(root.queryByRole('menu')).toBeNull()
    expect(focused()).toBe(root.getByRole('button', { name: 'Aktionen zu Orgelmatinee' }))
    close()
  })
})
