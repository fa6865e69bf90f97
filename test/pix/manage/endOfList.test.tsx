import { configure, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { ruleOf } from '../../support/ruleOf'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { listRequests } from './support/listRequests'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const lists = () => listRequests(asked)

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

it.each([
  [35, ['?from=0&limit=36']],
  [36, ['?from=0&limit=36', '?from=36&limit=36']],
  [72, ['?from=0&limit=36', '?from=36&limit=36', '?from=72&limit=36']],
] as const)(
  '[PIX-MAN-36] [PIX-MAN-50] [PIX-MAN-37] a list of %i pictures ends with the first page that is not full, and then loads no more',
  async (count, ranges) => {
    server.use(...pictureFake({ pictures: fakePictures(count) }))
    const { root, control } = openLibrary()
    await root.findByRole('gridcell', { name: /^Deichschafe(?! \()/ })
    const scroller = root.getByRole('grid').parentElement!
    const scrollToEnd = () => {
      scroller.scrollTop = 10_000
      fireEvent.scroll(scroller)
    }
    for (const index of ranges.slice(1).keys()) {
      await waitFor(() => expect(root.getByText(`${36 * (index + 1)} Bilder geladen`)).toBeInTheDocument())
      expect(lists()).toHaveLength(index + 1)
      expect(root.queryByText(/^Das waren alle/)).not.toBeInTheDocument()
      scrollToEnd()
    }
    const marker = await root.findByText(`Das waren alle: ${count}`)
    expect(ruleOf(marker)).toMatch(/animation:\w+/)
    scrollToEnd()
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    expect(lists()).toEqual(ranges.map(range => `GET /pix/pictures/by/1001${range}`))
  },
)

it.each(['Kacheln', 'Liste'])(
  '[PIX-MAN-35] at the end of the list, the next page of the searched pictures loads: %s',
  async view => {
    localStorage.setItem('foyer.pix.picturesFilter', '"e"')
    localStorage.setItem('foyer.pix.accountId', '1001')
    server.use(...pictureFake({ pictures: fakePictures(120) }))
    const { root, control } = openLibrary()
    await root.findByText('36 Bilder geladen')
    await user.click(root.getByRole('button', { name: view }))
    await root.findByRole('button', { name: view, pressed: true })
    const scroller = root.getByRole('grid').parentElement!
    scroller.scrollTop = 100_000
    fireEvent.scroll(scroller)
    await root.findByText('72 Bilder geladen')
    expect(lists()).toEqual([0, 36].map(from => `GET /pix/pictures/by/1001?from=${from}&limit=36&filter=e`))
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
  },
)
