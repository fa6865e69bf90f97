import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { listRequests } from './support/listRequests'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const lists = () => listRequests(asked)

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake())
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

it.each([
  [
    'the button',
    (root: ReturnType<typeof openLibrary>['root']) => user.click(root.getByRole('button', { name: 'Suche leeren' })),
  ],
  ['Escape', () => user.keyboard('{Escape}')],
])(
  '[PIX-MAN-02] [PIX-MAN-33] [PIX-CALL-09] a trimmed text also filters a series, until %s empties the search field',
  async (_way, clear) => {
    const { root } = openLibrary()
    await root.findByRole('gridcell', { name: /^Deichschafe(?! \()/ })
    const search = root.getByRole('searchbox', { name: 'Bilder suchen' })
    await user.type(search, ' leucht {Enter}')
    await root.findByText('Das waren alle: 6')
    const filter = root.getByRole('combobox', { name: 'Anzeigen' })
    await within(filter).findByRole('option', { name: 'Konzertsommer' })
    await user.selectOptions(filter, 'Konzertsommer')
    await waitFor(() => expect(lists()).toHaveLength(3))
    search.focus()
    await clear(root)
    expect(await root.findByText('Das waren alle: 4')).toBeInTheDocument()
    expect(search).toHaveValue('')
    expect((search.getRootNode() as ShadowRoot).activeElement).toBe(search)
    expect(filter).toHaveValue('5')
    expect(lists()).toEqual([
      'GET /pix/pictures/by/1001?from=0&limit=36',
      'GET /pix/pictures/by/1001?from=0&limit=36&filter=leucht',
      'GET /pix/series/5/pictures?from=0&limit=36&filter=leucht',
      'GET /pix/series/5/pictures?from=0&limit=36',
    ])
  },
)
