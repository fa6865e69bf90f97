import { configure, waitFor, within } from '@testing-library/react'
import type { Picture } from '../../../../src/pix/picture/Picture'
import { fakeCluster } from '../../../../src/testing/fakeCluster'
import { fakePictures } from '../../../../src/testing/fakePictures'
import { pictureFake } from '../../../../src/testing/pictureFake'
import { prepareJsdom } from '../../../../src/testing/prepareJsdom'
import { skipStyles } from '../../../support/skipStyles'
import { prepareEventForms } from '../../support/prepareEventForms'
import { openEventForm } from '../openEventForm'

const [first, second, ...others] = fakePictures(5) as [Picture, Picture, ...Picture[]]
/** Only the first picture has a media entry. */
const pictures = [{ ...first, MetaTmedia: { Id: 700 } }, second, ...others]
const { server, asked, user } = prepareEventForms()
configure({ asyncUtilTimeout: 10_000 })

/** Opens the pictures of an event with one picture, and then the picture library. */
async function openLibrary() {
  prepareJsdom({ width: 640, height: 480 })
  skipStyles()
  const editor = await openEventForm(server, {
    id: 4711,
    options: { tab: 'Medias' },
    fake: { events: [fakeCluster({ Pictures: [{ IdMedia: 12 }] })] },
    before: pictureFake({ pictures }),
  })
  const add = editor.root.getByRole('button', { name: 'Bilder auswählen' })
  await user.click(add)
  return { ...editor, add, ...(await findLibrary()) }
}

/** Returns the library when its pictures are shown. */
async function findLibrary() {
  await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(2))
  const library = within([...document.querySelectorAll('foyer-root')].at(-1)!.shadowRoot!.querySelector('div')!)
  return { library, tile: within(await library.findByRole('gridcell', { name: /^Morgen am Hafen/ })) }
}

const sentPictures = (fields: URLSearchParams) => [...fields].filter(([name]) => name.startsWith('Pictures'))

it('[EVT-DET-48] a picture inserted from the library follows the others, and is saved', async () => {
  const { root, add, tile, saved, close } = await openLibrary()
  expect(asked).toContain('GET /pix/pictures/by/7?from=0&limit=36')
  expect(add).toHaveAttribute('aria-busy', 'true')
  await user.click(await tile.findByRole('button', { name: 'Einfügen' }))
  expect((await root.findByRole('img', { name: 'Bild 2' })).getAttribute('src')).toContain('width=300&height=200&')
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'))
  await user.click(root.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sentPictures(saved[0]!.fields)).toEqual([
    ['Pictures[0][IdMedia]', '12'],
    ['Pictures[1][IdMedia]', '700'],
  ])
  close()
})

it('[EVT-DET-48] [EVT-CALL-18] [EVT-DATA-23] several pictures that are marked in the library follow the others in the order of marking, and are saved', async () => {
  const { root, library, saved, close } = await openLibrary()
  for (const { Title } of [second, first])
    await user.click(await library.findByRole('gridcell', { name: new RegExp(`^${Title}`) }))
  const bar = within(await library.findByRole('region', { name: 'Markierte Bilder' }))
  await user.click(bar.getByRole('button', { name: 'Einfügen' }))
  await root.findByText('Bild 3')
  await user.click(root.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sentPictures(saved[0]!.fields)).toEqual([
    ['Pictures[0][IdMedia]', '12'],
    ['Pictures[1][IdMedia]', String(second.Id)],
    ['Pictures[2][IdMedia]', '700'],
  ])
  close()
})

it('[EVT-DET-48] the pictures stay the same if the library is closed without a choice, and the library can be opened again', async () => {
  const { root, add, library, close } = await openLibrary()
  await user.click(library.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(1))
  expect(root.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Bild 1'])
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'))
  await user.click(add)
  await findLibrary()
  close()
})
