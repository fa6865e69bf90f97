import { waitFor } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, user } = prepareEventForms()

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
