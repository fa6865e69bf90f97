import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakePictures } from '../../src/testing/fakePictures'
import { pictureFake } from '../../src/testing/pictureFake'
import { fakePortalServer } from '../support/fakePortalServer'
import { openLibrary } from '../support/openLibrary'
import { openPixWindow } from '../support/openPixWindow'
import { skipStyles } from '../support/skipStyles'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const pictures = fakePictures(12)

type Root = ReturnType<typeof openLibrary>['root']
const tileButton = async (root: Root, tile: RegExp, name: string) =>
  user.click(await within(await root.findByRole('gridcell', { name: tile })).findByRole('button', { name }))

jest.setTimeout(20_000)
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeAll(skipStyles)
beforeEach(() => {
  localStorage.clear()
  server.use(
    http.get('*/pix/languages', () => HttpResponse.json([])),
    ...pictureFake({ pictures }),
  )
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/** Marks two pictures without title, inserts them, and goes on to the second one in the field check. */
const openSecondCheck = async (): Promise<Root> => {
  const untitled = pictures.slice(0, 2).map(({ Id }) => Id)
  server.use(
    ...pictureFake({ pictures: pictures.map(one => (untitled.includes(one.Id) ? { ...one, Title: '' } : one)) }),
  )
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', JSON.stringify(untitled))
  const { root } = openLibrary({ checkFields: true })
  const bar = within(await root.findByRole('region', { name: 'Markierte Bilder' }))
  await user.click(bar.getByRole('button', { name: 'Einfügen' }))
  const check = within(await root.findByRole('dialog', { name: 'Angaben ergänzen' }))
  fireEvent.change(await check.findByRole('textbox', { name: 'Titel' }), { target: { value: 'Markt' } })
  await user.click(check.getByRole('button', { name: 'Speichern und weiter' }))
  await check.findByText('Bild 2 von 2')
  return root
}
const openPosition = (): Root => openPixWindow('pix.position', [pictures[0]]).root

it.each<[name: string, place: string, open: () => Promise<Root>]>([
  ['Bild platzieren', '', () => Promise.resolve(openPosition())],
  [
    'Bild bearbeiten',
    '',
    async () => {
      const { root } = openLibrary()
      await tileButton(root, /^Deichschafe/, 'Bearbeiten')
      return root
    },
  ],
  [
    'Serie',
    '',
    async () => {
      const { root } = openLibrary()
      await user.click(await root.findByRole('button', { name: 'Neue Serie' }))
      return root
    },
  ],
  [
    'Angaben ergänzen',
    '',
    async () => {
      const { root } = openLibrary({ checkFields: true })
      await tileButton(root, /ohne Titel/, 'Einfügen')
      return root
    },
  ],
  ['Angaben ergänzen', ', at its second picture,', openSecondCheck],
])(
  '[PIX-WIN-10] [PIX-WIN-13] ‘manage pictures’ of the window ‘%s’%s opens the manage window without a button for inserting',
  async (name, _place, open) => {
    const root = await open()
    const libraries = () => root.queryAllByRole('dialog', { name: 'Bilder' }).length
    const opened = within(await root.findByRole('dialog', { name }))
    const before = libraries()
    await user.click(await opened.findByRole('button', { name: 'Bilder verwalten' }))
    await waitFor(() => expect(libraries()).toBe(before + 1))
    const library = within(root.getAllByRole('dialog', { name: 'Bilder' }).at(-1)!)
    await user.click(await library.findByRole('gridcell', { name: /^Deichschafe/ }))
    const bar = within(await library.findByRole('region', { name: 'Markierte Bilder' }))
    expect(bar.queryByRole('button', { name: 'Einfügen' })).not.toBeInTheDocument()
  },
)
