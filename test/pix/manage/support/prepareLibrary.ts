import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePictures } from '../../../../src/testing/fakePictures'
import { pictureFake } from '../../../../src/testing/pictureFake'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { openLibrary } from '../../../support/openLibrary'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'
import { listRequests } from './listRequests'

/** The pictures of the fake portal. Each has an originator and an agency, which a cell does not show. */
export const pictures = fakePictures(73).map(picture =>
  Object.assign(picture, { Originator: 'Urheberin', Agency: 'Agentur' }),
)
/** Name of the cell of the picture 9997. */
export const SHEEP = /Deichschafe(?! \()/

/** Queries for the content of a library. */
export type Root = ReturnType<typeof openLibrary>['root']

/** Finds the tile or the row of a picture. */
export const tile = (root: Root, name: RegExp | string) => root.findByRole('gridcell', { name })

/**
 * Prepares a test file for the picture library. Call this function at the top of the file. Before each test, the
 * function empties the storage and gives `pictures` to the fake portal. After each test, it removes the windows that
 * are still open, and fails the test if there were any.
 * @returns the fake portal, the requests that it got, and the steps of a person in the library
 */
export function prepareLibrary() {
  const { server, asked } = fakePortalServer()
  // Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  // Visibility checks take seconds in jsdom; the browser tests do them.
  configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
  jest.setTimeout(20_000)
  // Runs the windows without React's test environment, as in production.
  withoutActEnvironment()
  beforeEach(() => {
    localStorage.clear()
    server.use(...pictureFake({ pictures }))
  })
  afterEach(() => {
    const left = document.querySelectorAll('foyer-root')
    for (const root of left) root.remove()
    expect(left).toHaveLength(0)
  })

  const lists = () => listRequests(asked)
  /** Shows the pictures as rows. */
  const showRows = async (root: Root) => {
    await user.click(root.getByRole('button', { name: 'Liste' }))
    await waitFor(() => expect(root.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
  }
  /** Opens the library, and shows its pictures as tiles or as rows. */
  const openAs = async (view: 'tile' | 'row', ...given: Parameters<typeof openLibrary>) => {
    const opened = openLibrary(...given)
    await tile(opened.root, SHEEP)
    if (view === 'row') await showRows(opened.root)
    return { ...opened, sheep: await tile(opened.root, SHEEP) }
  }
  return { server, asked, user, lists, showRows, openAs }
}
