import { fireEvent, waitFor, within } from '@testing-library/react'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent } from '../../../src/testing/fakeEvents'
import { focused, line, prepareOverview, titles, type Root } from './support/prepareOverview'

const { user, lists, open, choose } = prepareOverview()

describe('the quick filters', () => {
  const chip = (root: Root, name: RegExp) =>
    within(root.getByRole('group', { name: 'Schnellfilter' })).getByRole('button', { name })

  it('[EVT-OVW-19] show the number of loaded events that fit, hide the other events, and are switched off by the button for all events', async () => {
    const events = [
      fakeEvent({ Id: 1, MlTitle: 'Neujahrskonzert', DateFrom: '2190-01-01T17:00:00' }),
      fakeEvent({ Id: 2, MlTitle: 'Lesung', DateFrom: '2190-02-01T17:00:00', IsPublished: 0 }),
      fakeEvent({ Id: 3, MlTitle: 'Sommerfest', DateFrom: '2019-07-01T17:00:00' }),
    ]
    const { root, close } = await open(eventListFake({ events }))
    await line(root, 'Lesung')
    const names = within(root.getByRole('group', { name: 'Schnellfilter' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Kommende2', 'Nicht veröffentlicht1', 'Unvollständig3', 'Vergangene1'])
    await user.click(chip(root, /^Kommende/))
    expect(titles(root)).toEqual(['Neujahrskonzert', 'Lesung'])
    expect(await root.findByText('2 von 3 geladenen', { selector: '[data-tab]' })).toBeInTheDocument()
    await user.click(chip(root, /^Nicht veröffentlicht/))
    expect(titles(root)).toEqual(['Lesung'])
    await user.click(chip(root, /^Vergangene/))
    expect(await root.findByRole('heading', { name: 'Nichts gefunden' })).toBeInTheDocument()
    expect(chip(root, /^Kommende/)).toHaveAttribute('aria-pressed', 'false')
    await user.click(root.getByRole('button', { name: 'Alle anzeigen' }))
    await line(root, 'Sommerfest')
    expect(titles(root)).toHaveLength(3)
    close()
  })

  it('keep an event that no longer fits after a change, until the filter changes', async () => {
    const events = [1, 2, 3].map(Id =>
      fakeEvent({ Id, MlTitle: `Fest ${Id}`, DateFrom: '2190-01-01T17:00:00', IsPublished: 0 }),
    )
    const { root, close } = await open(eventListFake({ events }))
    await line(root, 'Fest 1')
    await user.click(chip(root, /^Nicht veröffentlicht/))
    await choose(root, 'Fest 1', 'Veröffentlichen')
    await waitFor(() => expect(chip(root, /^Nicht veröffentlicht/)).toHaveTextContent('2'))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2', 'Fest 3'])
    for (const title of ['Fest 2', 'Fest 3']) await user.click(within(await line(root, title)).getByRole('checkbox'))
    await user.click(root.getByRole('button', { name: 'Veröffentlichen' }))
    await waitFor(() => expect(chip(root, /^Nicht veröffentlicht/)).toHaveTextContent('0'))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2', 'Fest 3'])
    await user.click(chip(root, /^Kommende/))
    expect(await root.findByRole('heading', { name: 'Nichts gefunden' })).toBeInTheDocument()
    close()
  })

  it('keep an event whose change is undone', async () => {
    const events = [1, 2].map(Id =>
      fakeEvent({ Id, MlTitle: `Fest ${Id}`, DateFrom: '2190-01-01T17:00:00', IsPublished: Id === 1 ? 1 : 0 }),
    )
    const { root, close } = await open(eventListFake({ events }))
    await choose(root, 'Fest 1', 'Nicht mehr veröffentlichen')
    const undo = await root.findByRole('button', { name: 'Rückgängig' })
    await user.click(chip(root, /^Nicht veröffentlicht/))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2'])
    await user.click(undo)
    await waitFor(() => expect(chip(root, /^Nicht veröffentlicht/)).toHaveTextContent('1'))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2'])
    close()
  })

  it('load further pages until an event fits', async () => {
    const events = ['2190', '2191', '2192', '2019'].map((year, index) =>
      fakeEvent({ Id: 1 + index, MlTitle: `Fest ${year}`, DateFrom: `${year}-07-01T17:00:00` }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 1 }))
    await line(root, 'Fest 2190')
    await user.click(chip(root, /^Vergangene/))
    await line(root, 'Fest 2019')
    expect(titles(root)).toEqual(['Fest 2019'])
    close()
  })

  it('show the number of loaded events if none fits, and get the focus when further pages load', async () => {
    const events = Array.from({ length: 400 }, (_, index) =>
      fakeEvent({ Id: 1 + index, MlTitle: `Fest ${index}`, DateFrom: '2190-07-01T17:00:00' }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 40 }))
    await line(root, 'Fest 0')
    expect(lists()).toHaveLength(1)
    await user.click(chip(root, /^Vergangene/))
    await root.findByText('Keine geladene Veranstaltung passt zum Filter. Geladen: 240')
    expect(lists()).toHaveLength(6)
    await user.click(root.getByRole('button', { name: 'Weitere laden' }))
    expect(focused()).toBe(chip(root, /^Vergangene/))
    await root.findByText('Keine geladene Veranstaltung passt zum Filter. Geladen: 400')
    expect(lists()).toHaveLength(10)
    expect(root.queryByRole('button', { name: 'Weitere laden' })).not.toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'Alle anzeigen' }))
    await line(root, 'Fest 0')
    close()
  })

  it('load further pages by a button below a short list, and the button keeps the focus', async () => {
    const events = Array.from({ length: 400 }, (_, index) =>
      fakeEvent({
        Id: 1 + index,
        MlTitle: `Fest ${index}`,
        DateFrom: index === 0 ? '2019-07-01T17:00:00' : '2190-07-01T17:00:00',
      }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 40 }))
    await line(root, 'Fest 1')
    await user.click(chip(root, /^Vergangene/))
    await root.findByText('1 von 240 geladenen', { selector: '[data-tab]' })
    const more = root.getByRole('button', { name: 'Weitere laden' })
    await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled'))
    expect(lists()).toHaveLength(6)
    more.focus()
    fireEvent.click(more)
    expect(focused()).toBe(more)
    await root.findByText('1 von 400 geladenen', { selector: '[data-tab]' })
    expect(lists()).toHaveLength(10)
    close()
  })
})
