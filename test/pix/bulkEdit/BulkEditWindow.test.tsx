import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Picture } from '../../../src/pix/picture/Picture'
import { expectConsole } from '../../support/expectConsole'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
/** The second picture offers no share group. */
const pictures = fakePictures(12).map(picture =>
  Object.assign(picture, {
    AvailabeShareGroups: picture.Id === 9999 ? [] : [{ Id: 3, NameMl: 'Presse', Active: false }],
  }),
)

jest.setTimeout(20_000)
withoutActEnvironment()

/** Fields that the fake portal has received, by picture. */
const saved = new Map<number, URLSearchParams>()
const refused = new Map<number, readonly [status: number, body: string]>()
beforeEach(() => {
  localStorage.clear()
  saved.clear()
  refused.clear()
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', '[10000,9999,9998]')
  server.use(
    http.post('*/pix/pictures/:id', async ({ request, params }) => {
      const id = Number(params['id'])
      const form = new URLSearchParams(await request.text())
      const refusal = refused.get(id)
      if (refusal) return new HttpResponse(refusal[1], { status: refusal[0] })
      saved.set(id, form)
      const before = pictures.find(picture => picture.Id === id)!
      return HttpResponse.json({ ...before, Title: form.get('title'), Copyright: form.get('copyright') } as Picture)
    }),
    ...pictureFake({ pictures }),
  )
})

async function openBulkEdit() {
  const opened = openLibrary()
  const { root } = opened
  await root.findByRole('gridcell', { name: /^Deichschafe/ })
  await user.selectOptions(await root.findByRole('combobox', { name: 'Aktion' }), 'Angaben ändern')
  await user.click(root.getByRole('button', { name: 'Ausführen' }))
  const window = within(await root.findByRole('dialog', { name: 'Mehrere Bilder bearbeiten' }))
  return { ...opened, window }
}

it('bulk editing changes only the ticked fields, with one request for each marked picture, shows the new values in the tiles, and announces the number', async () => {
  const opened = await openBulkEdit()
  const { root, window } = opened
  expect(window.getByText('3 Bilder')).toBeInTheDocument()
  expect(window.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await user.click(window.getByRole('checkbox', { name: 'Copyright ändern' }))
  await user.click(window.getByRole('button', { name: 'Speichern' }))
  expect(await window.findByText('Bitte ausfüllen oder das Häkchen entfernen.')).toBeInTheDocument()
  expect(saved.size).toBe(0)
  fireEvent.change(window.getByRole('textbox', { name: 'Copyright' }), { target: { value: 'Stadtarchiv' } })
  await user.click(window.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(root.queryByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })).not.toBeInTheDocument())
  await waitFor(() => expect(root.getByRole('status')).toHaveTextContent('3 Bilder geändert'))
  expect([...saved].map(([id, form]) => [id, form.get('method'), form.get('copyright'), form.get('rights')])).toEqual(
    [10_000, 9999, 9998].map(id => [id, 'PUT', 'Stadtarchiv', '1']),
  )
  expect(asked).toContain('GET /pix/pictures/9999')
  expect(await root.findByRole('gridcell', { name: /^Morgen am Hafen.*© Stadtarchiv/ })).toBeInTheDocument()
  await closeLibrary(opened)
})

it('bulk editing says for how many pictures a share group is not available, and neither sends nor counts these pictures', async () => {
  const opened = await openBulkEdit()
  const { root, window } = opened
  await user.click(window.getByRole('checkbox', { name: 'Freigaben ändern' }))
  const group = window.getByRole('combobox', { name: 'Presse' })
  expect(group).toHaveAccessibleDescription('Für 1 Bild gibt es diese Freigabe nicht.')
  await user.selectOptions(group, 'Freigeben')
  await user.click(window.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(root.getByRole('status')).toHaveTextContent('2 Bilder geändert'))
  expect([...saved].map(([id, form]) => [id, form.get('share_group[share_group_3]')])).toEqual([
    [10_000, 'true'],
    [9998, 'true'],
  ])
  await closeLibrary(opened)
})

it('bulk editing names the failed pictures and the reasons, keeps the typed values, and retries only these pictures', async () => {
  expectConsole('error', /status 409/)
  refused.set(9999, [409, 'Someone else is editing it.'])
  const opened = await openBulkEdit()
  const { root, window } = opened
  await user.click(window.getByRole('checkbox', { name: 'Schlagwörter ändern' }))
  fireEvent.change(window.getByRole('textbox', { name: 'Schlagwörter' }), { target: { value: 'Hafen, Elbe' } })
  await user.click(window.getByRole('button', { name: 'Speichern' }))
  expect(await window.findByText('1 Bild ist noch nicht geändert. Ihre Eingaben sind noch da.')).toBeInTheDocument()
  expect(window.getByRole('listitem')).toHaveTextContent('Chorprobe in der Marienkirche: Someone else is editing it.')
  expect(window.getByRole('textbox', { name: 'Schlagwörter' })).toHaveValue('Hafen, Elbe')
  refused.clear()
  saved.clear()
  await user.click(window.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(root.queryByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })).not.toBeInTheDocument())
  expect([...saved.keys()]).toEqual([9999])
  expect(saved.get(9999)!.getAll('keywords[]')).toEqual(['Hafen', 'Elbe'])
  await closeLibrary(opened)
})

it('bulk editing names pictures that may not be changed; when the session has ended, it stops and offers the login', async () => {
  expectConsole('error', /status 40[13]/)
  refused.set(10_000, [403, '"acl_restriction_caption"'])
  refused.set(9999, [401, '"Please log in"'])
  const opened = await openBulkEdit()
  const { root, window } = opened
  await user.click(window.getByRole('checkbox', { name: 'Rechte ändern' }))
  await user.click(window.getByRole('radio', { name: 'Stufe 3' }))
  await user.click(window.getByRole('button', { name: 'Speichern' }))
  const ended = within(await root.findByRole('alertdialog', { name: 'Nicht angemeldet' }))
  expect(ended.getByRole('button', { name: 'Anmelden' })).toBeInTheDocument()
  await user.click(ended.getByRole('button', { name: 'Abbrechen' }))
  expect(window.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: Kein Zugriff$/),
    expect.stringMatching(/: Sie sind nicht oder nicht mehr angemeldet/),
  ])
  expect(window.getByText('3 Bilder sind noch nicht geändert. Ihre Eingaben sind noch da.')).toBeInTheDocument()
  // Further calls would fail the same way, so they are not sent.
  expect(asked).not.toContain('GET /pix/pictures/9998')
  refused.clear()
  await user.click(window.getByRole('button', { name: 'Erneut versuchen' }))
  await waitFor(() => expect(root.queryByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })).not.toBeInTheDocument())
  expect([...saved.keys()]).toEqual([10_000, 9999, 9998])
  await closeLibrary(opened)
})

it('when bulk editing is stopped, the picture that is being read stays unchanged; the window says how many are left, and asks before it discards typed values', async () => {
  let answer = () => {}
  const isHeld = new Promise<void>(resolve => (answer = resolve))
  server.use(http.get('*/pix/pictures/9999', () => isHeld.then(() => HttpResponse.json(pictures[1]))))
  const opened = await openBulkEdit()
  const { root, window } = opened
  await user.click(window.getByRole('checkbox', { name: 'Rechte ändern' }))
  await user.click(window.getByRole('radio', { name: 'Stufe 3' }))
  await user.click(window.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(window.getByRole('progressbar')).toHaveAttribute('value', '1'))
  await user.click(window.getByRole('button', { name: 'Anhalten' }))
  expect(await window.findByText('Angehalten. 2 Bilder sind noch nicht geändert.')).toBeInTheDocument()
  answer()
  expect([...saved.keys()]).toEqual([10_000])
  await user.click(window.getByRole('button', { name: 'Abbrechen' }))
  const question = within(await root.findByRole('alertdialog', { name: 'Eingaben verwerfen?' }))
  await user.click(question.getByRole('button', { name: 'Verwerfen' }))
  await waitFor(() => expect(root.queryByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })).not.toBeInTheDocument())
  await closeLibrary(opened)
})
