import { configure, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent } from '../../../src/testing/fakeEvents'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openOverview } from '../../support/openOverview'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { focused } from './support/prepareOverview'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()

describe('the focus when the last row disappears', () => {
  it.each([
    ['[EVT-OVW-19]', 'the filter if other events do not fit it', 1, true, /^Nicht veröffentlicht/],
    ['[EVT-OVW-18]', 'the search if there is no other event', 0, false, 'Suchen'],
  ] as const)('%s goes to %s', async (_id, _, others, isFiltered, name) => {
    const events = [
      fakeEvent({ Id: 1, MlTitle: 'Lesung', DateFrom: '2190-02-01T17:00:00', IsPublished: 0 }),
      ...(others > 0 ? [fakeEvent({ Id: 2, MlTitle: 'Fest', DateFrom: '2190-02-02T17:00:00' })] : []),
    ]
    server.use(...eventListFake({ events }).handlers)
    const opened = openOverview()
    const root = await opened.findRoot()
    const row = async () =>
      (await root.findByText('Lesung', { selector: '.title' })).closest<HTMLElement>('[role=row]')!
    await row()
    if (isFiltered) await user.click(root.getByRole('button', { name: /^Nicht veröffentlicht/ }))
    await user.click(within(await row()).getByRole('button', { name: /^Aktionen zu/ }))
    await user.click(root.getByRole('menuitem', { name: 'Löschen' }))
    const question = within(await root.findByRole('alertdialog', { name: 'Veranstaltung löschen?' }))
    await user.click(question.getByRole('button', { name: 'Löschen' }))
    await root.findByRole('heading', { name: isFiltered ? 'Nichts gefunden' : /^Hier ist Platz/ })
    expect(focused()).toBe(root.getByRole('button', { name }))
    opened.close()
  })
})
