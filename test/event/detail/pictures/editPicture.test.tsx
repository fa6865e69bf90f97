import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeCluster } from '../../../../src/testing/fakeCluster'
import { fakePicture } from '../../../../src/testing/fakePicture'
import { prepareEventForms } from '../../support/prepareEventForms'
import { openEventForm } from '../openEventForm'

const { server, asked, user } = prepareEventForms()

const owned = fakePicture({ Id: 9998, MetaTmedia: { Id: 500_017 } })
async function editFirst(library: readonly object[]) {
  const editor = await openEventForm(server, {
    id: 4711,
    options: { tab: 'Medias' },
    fake: { events: [fakeCluster({ Pictures: [{ IdMedia: 500_017 }] })] },
    before: [
      http.get('*/pix/pictures/by/7', ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.get('from') === '0' ? library : []),
      ),
      http.get('*/pix/pictures/9998', () => HttpResponse.json(owned)),
      http.get('*/pix/languages', () => HttpResponse.json([])),
    ],
  })
  await user.click(editor.root.getByRole('button', { name: 'Bild 1 bearbeiten' }))
  return editor
}

it('[EVT-CALL-23] [EVT-DET-47] the event form opens a picture of a saved event by its picture id, if the event names only its media id', async () => {
  const editor = await editFirst([fakePicture({ Id: 500_017, MetaTmedia: { Id: 3 } }), owned])
  await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(2))
  const metaRoot = [...document.querySelectorAll('foyer-root')].at(-1)!.shadowRoot!.querySelector('div')!
  expect(await within(metaRoot).findByDisplayValue('Bild 9998')).toBeInTheDocument()
  expect(asked.filter(call => call.includes('/pix/pictures/'))).toEqual([
    'GET /pix/pictures/by/7?from=0&limit=1000',
    'GET /pix/pictures/9998',
  ])
  editor.close()
})

it('[EVT-DET-47] [EVT-CALL-23] the event form says that a picture is not in the member’s library, instead of opening another picture', async () => {
  const editor = await editFirst([fakePicture({ Id: 500_017, MetaTmedia: { Id: 3 } })])
  expect(await editor.root.findByText(/^Dieses Bild liegt nicht in Ihrer Bildbibliothek/)).toBeInTheDocument()
  expect(asked.filter(call => call.includes('/pix/pictures/by/'))).toHaveLength(2)
  expect(asked.filter(call => /pictures\/\d/.test(call))).toEqual([])
  editor.close()
})
