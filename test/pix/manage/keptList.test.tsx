import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createCore } from '../../../src/core'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import type { Picture } from '../../../src/pix/picture/Picture'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { prepareJsdom } from '../../../src/testing/prepareJsdom'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { makeControl } from '../../support/makeControl'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
withoutActEnvironment()
jest.setTimeout(20_000)
beforeEach(() => localStorage.clear())

const harbour = fakePicture({ Id: 11, Title: 'Hafen' })
const choir = fakePicture({ Id: 12, Title: 'Chor' })
const organ = fakePicture({ Id: 13, Title: 'Orgel' })

/** A page whose windows share one core, as those of a host page do. */
function startPage(config: FoyerConfig = {}) {
  prepareJsdom({ width: 640, height: 480 })
  skipStyles()
  const core = createCore(() => ({ language: 'de_DE', translations: false, auth: { accountId: 1001 }, ...config }))
  return function open() {
    const onSelect = jest.fn()
    const { control } = makeControl()
    core.open('pix.select', [{ onSelect }], control)
    const host = document.querySelector('foyer-root:last-of-type')
    const root = within(host!.shadowRoot!.querySelector<HTMLElement>('div')!)
    const close = async () => {
      await user.click(await root.findByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(control.settled).toHaveBeenCalled())
    }
    return { root, onSelect, control, close }
  }
}

/** Lets the portal hold its next list back until `respond`. */
function holdList() {
  let respond: (response: Response) => void = () => {}
  const response = new Promise<Response>(resolve => (respond = resolve))
  server.use(http.get('*/pix/pictures/by/:account', () => response))
  return { respond: (pictures: readonly Picture[]) => respond(HttpResponse.json(pictures)), refuse: respond }
}

/** Opens and closes a library that shows harbour and choir. */
async function showOnce(open: ReturnType<typeof startPage>): Promise<void> {
  server.use(...pictureFake({ pictures: [harbour, choir] }))
  const first = open()
  await first.root.findByRole('gridcell', { name: /^Chor/ })
  await first.close()
}

test('a second window shows the pictures of the first at once, and replaces them by the response', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList()
  const { root, close } = open()
  expect(await root.findByRole('gridcell', { name: /^Hafen/ })).toBeInTheDocument()
  expect(root.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  portal.respond([organ, choir])
  expect(await root.findByRole('gridcell', { name: /^Orgel/ })).toBeInTheDocument()
  expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument()
  expect(root.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await close()
})

test('a picture that is gone meanwhile is not inserted, and another one is inserted as it is now', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList()
  const { root, onSelect, control } = open()
  const insert = async (name: RegExp) =>
    user.click(
      await within(await root.findByRole('gridcell', { name })).findByRole('button', {
        name: 'Einfügen',
        hidden: true,
      }),
    )
  await insert(/^Hafen/)
  portal.respond([{ ...choir, Subtitle: 'Neu' }])
  await waitFor(() => expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument())
  expect(onSelect).not.toHaveBeenCalled()
  await insert(/^Chor/)
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect(onSelect.mock.calls).toEqual([[expect.objectContaining({ Id: 12, Subtitle: 'Neu' })]])
})

test('pictures of the last window do not show if they can’t be loaded again', async () => {
  const reload = jest.fn()
  const open = startPage({ reload })
  await showOnce(open)
  const portal = holdList()
  const { root, close } = open()
  await root.findByRole('gridcell', { name: /^Hafen/ })
  expectConsole('error', /refused/)
  portal.refuse(new HttpResponse('broken', { status: 500 }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument()
  await close()
})
