import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const pictures = fakePictures(2).map(picture => Object.assign(picture, { Title: '', Copyright: 'Imke' }))

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', JSON.stringify(pictures.map(({ Id }) => Id)))
})
afterEach(() => {
  for (const host of document.querySelectorAll('foyer-root')) host.remove()
})

/** Opens the field check of both pictures. */
async function openCheck() {
  const { root, control } = openLibrary({ checkFields: true })
  const bar = await root.findByRole('region', { name: 'Markierte Bilder' })
  await user.click(within(bar).getByRole('button', { name: 'Einfügen' }))
  const check = within(await root.findByRole('dialog', { name: 'Angaben ergänzen' }))
  const save = () => check.getByRole('button', { name: /^Speichern und/ })
  /** Waits for a picture, and fills in its title. */
  const fill = async (number: number) => {
    await check.findByText(`Bild ${number} von 2`)
    fireEvent.change(check.getByRole('textbox', { name: 'Titel' }), { target: { value: `Titel ${number}` } })
  }
  return { root, control, check, save, fill }
}

it.each([
  [1, 409],
  [2, 500],
  [1, 403],
  [2, 404],
])(
  '[PIX-CHK-16] [PIX-CHK-11] [PIX-CHK-12] if the portal refuses to save picture %i (status %i), the portal’s text shows, the field check stays at that picture, and the third save goes on',
  async (refused, status) => {
    const { Id } = pictures[refused - 1]!
    const refusals = ['Der Speicher ist voll.', 'Der Speicher ist immer noch voll.']
    server.use(
      ...refusals.map(text =>
        http.post(`*/pix/pictures/${Id}`, () => new HttpResponse(text, { status }), { once: true }),
      ),
      ...pictureFake({ pictures }),
    )
    expectConsole('error', RegExp(`status ${status}`))
    const { root, control, check, save, fill } = await openCheck()
    for (const number of [1, 2]) {
      await fill(number)
      await user.click(save())
      for (const text of number === refused ? refusals : []) {
        const message = within(await root.findByRole('alertdialog'))
        expect(message.getByText(text)).toBeInTheDocument()
        await user.click(message.getByRole('button', { name: 'OK' }))
        await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'))
        expect(check.getByText(`Bild ${number} von 2`)).toBeInTheDocument()
        expect(check.getByRole('textbox', { name: 'Titel' })).toHaveValue(`Titel ${number}`)
        expect(control.settled).not.toHaveBeenCalled()
        await user.click(save())
      }
    }
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    expect(control.settled.mock.calls[0]![0]).toMatchObject([{ Title: 'Titel 1' }, { Title: 'Titel 2' }])
    expect(asked.filter(line => line.startsWith('POST'))).toHaveLength(4)
  },
)

it('[PIX-CHK-10] the field check stays at the second picture if its save is refused, is not understood or gets no response, or if the session has ended', async () => {
  const failures = [
    ['OK', new HttpResponse('Der Speicher ist voll.', { status: 500 })],
    ['OK', HttpResponse.json({ Title: 'Ohne Id' })],
    ['Abbrechen', new HttpResponse('Please log in', { status: 403 })],
    [undefined, HttpResponse.error()],
  ] as const
  server.use(
    ...failures.map(([, response]) => http.post(`*/pix/pictures/${pictures[1]!.Id}`, () => response, { once: true })),
    ...pictureFake({ pictures }),
  )
  expectConsole('error', /FailedRequest/)
  const { root, control, check, save, fill } = await openCheck()
  await fill(1)
  await user.click(save())
  await fill(2)
  for (const [button] of failures) {
    await user.click(save())
    if (button) {
      const message = within(await root.findByRole('alertdialog'))
      await user.click(message.getByRole('button', { name: button }))
    } else await root.findByRole('button', { name: 'Erneut versuchen' })
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'))
    expect(check.getByText('Bild 2 von 2')).toBeInTheDocument()
    expect(check.getByRole('textbox', { name: 'Titel' })).toHaveValue('Titel 2')
  }
  await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect(control.settled.mock.calls[0]![0]).toMatchObject([{ Title: 'Titel 1' }, { Title: 'Titel 2' }])
})
