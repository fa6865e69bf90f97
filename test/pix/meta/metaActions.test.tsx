import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openPixWindow } from '../../support/openPixWindow'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const ONCE = { once: true }
const posts = () => asked.filter(line => line.startsWith('POST'))

jest.setTimeout(20_000)
withoutActEnvironment()
beforeAll(skipStyles)
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures: [fakePicture({ Id: 7, Title: 'Alter Kran' })] }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

async function openMeta(config: FoyerConfig = {}) {
  const { root, control } = openPixWindow('pix.meta', [7], config)
  const meta = within(await root.findByRole('dialog', { name: 'Bild bearbeiten' }))
  const title = await meta.findByRole('textbox', { name: 'Titel' })
  const press = (name: string) => user.click(meta.getByRole('button', { name }))
  /** Presses a button of the open question or message. */
  const answer = async (name: string) => {
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name }))
    await waitFor(() => expect(root.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
  return { root, control, meta, title, press, answer }
}

it.each([
  ['OK in the notice without `pix.deleteInMeta`', {}, '„Alter Kran“ lässt sich hier nicht löschen.', 'OK'],
  ['Cancel in the notice without `pix.deleteInMeta`', {}, '„Alter Kran“ lässt sich hier nicht löschen.', 'Abbrechen'],
  ['Cancel in the question with `pix.deleteInMeta`', { pix: { deleteInMeta: true } }, 'Alter Kran', 'Abbrechen'],
])('[PIX-META-17] Delete opens a dialog, and %s deletes nothing', async (_answer, config, text, button) => {
  const { root, control, title, press, answer } = await openMeta(config)
  await press('Löschen')
  expect(await root.findByRole('alertdialog', { name: 'Löschen?' })).toHaveTextContent(text)
  await answer(button)
  expect(title).toBeInTheDocument()
  expect(posts()).toEqual([])
  expect(control.settled).not.toHaveBeenCalled()
})

it.each([
  ['two saves can’t read the picture', 409, http.get],
  ['the portal refuses two saves', 409, http.post],
  ['the portal refuses two saves', 403, http.post],
  ['the portal refuses two saves', 404, http.post],
  ['the portal refuses two saves', 500, http.post],
])(
  '[PIX-META-22] [PIX-META-19] if %s (%i), the portal’s text shows each time, the typed values stay, and the third save closes the window',
  async (_what, status, method) => {
    expectConsole('error', RegExp(`status ${status}`))
    const { root, control, meta, title, press, answer } = await openMeta()
    const refusals = ['Der Speicher ist voll.', 'Der Speicher ist immer noch voll.']
    server.use(...refusals.map(text => method('*/pix/pictures/7', () => new HttpResponse(text, { status }), ONCE)))
    fireEvent.change(title, { target: { value: 'Neuer Kran' } })
    for (const text of refusals) {
      await press('Speichern')
      expect(within(await root.findByRole('alertdialog')).getByText(text)).toBeInTheDocument()
      await answer('OK')
      expect(title).toHaveValue('Neuer Kran')
      expect(control.settled).not.toHaveBeenCalled()
      await waitFor(() =>
        expect(meta.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('aria-busy', 'true'),
      )
    }
    await press('Speichern')
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Title: 'Neuer Kran' })))
  },
)
