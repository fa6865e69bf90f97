import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCluster } from '../../../../src/testing/fakeCluster'
import { fakePictures } from '../../../../src/testing/fakePictures'
import { pictureFake } from '../../../../src/testing/pictureFake'
import { prepareJsdom } from '../../../../src/testing/prepareJsdom'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { skipStyles } from '../../../support/skipStyles'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'
import { openEventForm } from '../openEventForm'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

/** Opens the pictures of an event with one picture, and then the picture library. */
async function openLibrary() {
  prepareJsdom({ width: 640, height: 480 })
  skipStyles()
  const editor = await openEventForm(server, {
    id: 4711,
    options: { tab: 'Medias' },
    fake: { events: [fakeCluster({ Pictures: [{ IdMedia: 12 }] })] },
    before: pictureFake({ pictures: fakePictures(5) }),
  })
  const add = editor.root.getByRole('button', { name: 'Bilder auswählen' })
  await user.click(add)
  return { ...editor, add, ...(await findLibrary()) }
}

/** Waits for the pictures of the library. */
async function findLibrary() {
  await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(2))
  const library = within([...document.querySelectorAll('foyer-root')].at(-1)!.shadowRoot!.querySelector('div')!)
  return { library, tile: within(await library.findByRole('gridcell', { name: /^Morgen am Hafen/ })) }
}

it('[EVT-DET-48] the picture that is inserted in the library follows the others, and is saved', async () => {
  const { root, add, tile, saved, close } = await openLibrary()
  expect(asked).toContain('GET /pix/pictures/by/7?from=0&limit=36')
  expect(add).toHaveAttribute('aria-busy', 'true')
  await user.click(await tile.findByRole('button', { name: 'Einfügen' }))
  expect((await root.findByRole('img', { name: 'Bild 2' })).getAttribute('src')).toContain('width=300&height=200&')
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'))
  await user.click(root.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const { Id, MetaTmedia } = fakePictures(5)[0]!
  expect([...saved[0]!.fields].filter(([name]) => name.startsWith('Pictures'))).toEqual([
    ['Pictures[0][IdMedia]', '12'],
    ['Pictures[1][IdMedia]', String(MetaTmedia?.Id ?? Id)],
  ])
  close()
})

it('[EVT-DET-48] the pictures stay the same if the library is closed without a choice, and it opens again', async () => {
  const { root, add, library, close } = await openLibrary()
  await user.click(library.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(1))
  expect(root.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Bild 1'])
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'))
  await user.click(add)
  await findLibrary()
  close()
})
