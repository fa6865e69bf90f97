import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pixWindows } from '../../../../src/pix/pixWindows'
import { fakeCluster } from '../../../../src/testing/fakeCluster'
import { fakePicture } from '../../../../src/testing/fakePicture'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'
import { openEventForm } from '../openEventForm'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, asyncUtilTimeout: 5000 })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** Replaces the picture library by a window with a button for each choice. */
function stubLibrary(choices: Readonly<Record<string, unknown>>) {
  function Library({ close }: { close(result?: unknown): void }) {
    return Object.entries(choices).map(([name, result]) => (
      <button key={name} type="button" onClick={() => close(result)}>
        {name}
      </button>
    ))
  }
  jest.spyOn(pixWindows['pix.manage'], 'load').mockResolvedValue(Object.assign(Library, { labels: [] }) as never)
}

it('[EVT-CALL-18] [EVT-DATA-23] pictures that are chosen in the library are appended to those of the event, and sent', async () => {
  const first = fakePicture({ Id: 5, MetaTmedia: { Id: 700 } })
  const second = fakePicture({ Id: 6, MetaTmedia: null })
  stubLibrary({ nothing: undefined, one: first, both: [first, second] })
  const editor = await openEventForm(server, {
    id: 4711,
    options: { tab: 'Medias' },
    fake: { events: [fakeCluster({ Pictures: [{ IdMedia: 12 }] })] },
  })
  const numbers = () => editor.root.getAllByText(/^Bild \d+$/).map(({ textContent }) => textContent)
  for (const [name, shown] of [
    ['nothing', ['Bild 1']],
    ['one', ['Bild 1', 'Bild 2']],
    ['both', ['Bild 1', 'Bild 2', 'Bild 3']],
  ] as const) {
    await user.click(editor.root.getByRole('button', { name: 'Bilder auswählen' }))
    await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(2))
    const library = [...document.querySelectorAll('foyer-root')].at(-1)!.shadowRoot!.querySelector('div')!
    await user.click(await within(library).findByRole('button', { name }))
    await waitFor(() => expect(numbers()).toEqual(shown))
    await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(1))
  }
  await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(editor.saved).toHaveLength(1))
  expect([...editor.saved[0]!.fields].filter(([name]) => name.startsWith('Pictures'))).toEqual([
    ['Pictures[0][IdMedia]', '12'],
    ['Pictures[1][IdMedia]', '700'],
    ['Pictures[2][IdMedia]', '6'],
  ])
  editor.close()
})
