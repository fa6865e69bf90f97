import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openEventForm } from './openEventForm'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, asyncUtilTimeout: 5000 })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

it('[EVT-VAL-27] an event without a date, with a long title and with links that have no scheme is opened and saved', async () => {
  const MlTitle = 'x'.repeat(900)
  const old = fakeCluster({ MlTitle, DateFrom: '', DateTo: '', EventDateTime: null, Url: 'www.alt.example' })
  const editor = await openEventForm(server, { id: 4711, fake: { events: [old] } })
  editor.enter({ Karten: 'www.karten.example' })
  await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(editor.saved).toHaveLength(1))
  const { fields } = editor.saved[0]!
  expect(['MlTitle', 'DateFrom', 'Url', 'PriceUrl'].map(name => fields.get(name))).toEqual([
    MlTitle,
    '',
    'www.alt.example',
    'https://www.karten.example',
  ])
  editor.close()
})
