import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Picture } from '../../../src/pix/picture/Picture'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
// Visibility checks take seconds in jsdom; the browser tests do them.
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const pictures = fakePictures(12)
const saves = () => asked.filter(line => /^POST \/pix\/pictures\/\d/.test(line))

type Root = ReturnType<typeof openLibrary>['root']
const tile = (root: Root, name: RegExp) => root.findByRole('gridcell', { name })
const insertOne = async (root: Root, name: RegExp) =>
  user.click(await within(await tile(root, name)).findByRole('button', { name: 'Einfügen' }))
const insertMarked = (root: Root) =>
  user.click(within(root.getByRole('region', { name: 'Markierte Bilder' })).getByRole('button', { name: 'Einfügen' }))
const wizard = (root: Root) => root.findByRole('dialog', { name: 'Angaben ergänzen' })
async function fillIn(root: Root) {
  const content = within(await wizard(root))
  // React does not get user-event's keys inside a shadow root.
  fireEvent.change(await content.findByRole('textbox', { name: /^Titel/ }), { target: { value: 'Wattwanderung' } })
  fireEvent.change(content.getByRole('textbox', { name: /^Copyright/ }), { target: { value: 'Imke Feddersen' } })
  await user.click(content.getByRole('button', { name: /^Speichern und/ }))
}

jest.setTimeout(20_000)
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

it('[PIX-CHK-15] a complete picture is returned at once; without the check, every picture is returned at once', async () => {
  for (const checkFields of [true, false]) {
    const { root, control } = openLibrary({ checkFields })
    await insertOne(root, checkFields ? /^Deichschafe/ : /ohne Titel/)
    await waitFor(() =>
      expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: checkFields ? 9997 : 9994 })),
    )
  }
  expect(saves()).toEqual([])
})

it('[PIX-CHK-14] [PIX-CHK-15] a single picture without a title opens the check first, and is returned as the portal saved it', async () => {
  const { root, control } = openLibrary({ checkFields: true })
  await insertOne(root, /ohne Titel/)
  await wizard(root)
  expect(control.settled).not.toHaveBeenCalled()
  await fillIn(root)
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect(control.settled.mock.calls[0]![0]).toMatchObject({
    Id: 9994,
    Title: 'Wattwanderung',
    Copyright: 'Imke Feddersen',
  })
  expect(saves()).toEqual(['POST /pix/pictures/9994'])
})

it('[PIX-CHK-12] [PIX-CHK-15] [PIX-MAN-39] marked pictures are returned together in the order of marking, including the complete ones', async () => {
  const { root, control } = openLibrary({ checkFields: true })
  for (const name of [/^Töpfermarkt/, /ohne Titel/, /^Deichschafe/]) await user.click(await tile(root, name))
  await insertMarked(root)
  await fillIn(root)
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  const selection = control.settled.mock.calls[0]![0] as Picture[]
  expect(selection.map(({ Id, Title }) => [Id, Title])).toEqual([
    [9995, 'Töpfermarkt'],
    [9994, 'Wattwanderung'],
    [9997, 'Deichschafe'],
  ])
})

it('[PIX-WIN-09] [PIX-CHK-14] Cancel leads back to the library, with its marks, and with tiles that show the saved values', async () => {
  const uncredited = { ...pictures.find(({ Id }) => Id === 9995)!, Copyright: '' }
  server.use(...pictureFake({ pictures: [uncredited, ...pictures.filter(({ Id }) => Id !== 9995)] }))
  const { root, control } = openLibrary({ checkFields: true })
  for (const name of [/ohne Titel/, /^Töpfermarkt/]) await user.click(await tile(root, name))
  await insertMarked(root)
  await fillIn(root)
  const content = within(await wizard(root))
  await content.findByText('Bild 2 von 2')
  await user.click(content.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(root.queryByRole('dialog', { name: 'Angaben ergänzen' })).toBeNull())
  expect(await tile(root, /^Wattwanderung/)).toHaveAttribute('aria-selected', 'true')
  expect(root.getByText('2 markiert')).toBeInTheDocument()
  expect(control.settled).not.toHaveBeenCalled()
  await user.click(root.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(control.settled).toHaveBeenCalledWith(undefined))
})
