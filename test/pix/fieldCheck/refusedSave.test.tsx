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

it.each([
  [1, 409],
  [2, 500],
  [1, 403],
  [2, 404],
])(
  '[PIX-CHK-16] [PIX-CHK-11] [PIX-CHK-12] each time the portal refuses to save picture %i (status %i), the portal’s text shows, the field check stays at this picture, and the next save goes on',
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
    const { root, control } = openLibrary({ checkFields: true })
    const bar = await root.findByRole('region', { name: 'Markierte Bilder' })
    await user.click(within(bar).getByRole('button', { name: 'Einfügen' }))
    const check = within(await root.findByRole('dialog', { name: 'Angaben ergänzen' }))
    for (const number of [1, 2]) {
      await check.findByText(`Bild ${number} von 2`)
      fireEvent.change(check.getByRole('textbox', { name: 'Titel' }), { target: { value: `Titel ${number}` } })
      const save = () => check.getByRole('button', { name: /^Speichern und/ })
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
