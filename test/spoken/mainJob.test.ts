import { virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePicture } from '../../src/testing/fakePicture'
import { pictureFake } from '../../src/testing/pictureFake'
import { fakePortalServer } from '../support/fakePortalServer'
import { openLibrary } from '../support/openLibrary'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const PICTURES = [
  fakePicture({ Id: 1, Title: 'Morgen am Hafen', Copyright: 'H. Ahlers' }),
  fakePicture({ Id: 2, Title: 'Kran im Frost', Copyright: 'M. Vossberg' }),
  fakePicture({ Id: 3, Title: null, Copyright: '', Width: 640, Height: 480 }),
]

/** Maximum number of steps of the screen reader, so that the test ends. */
const MOST_STEPS = 200

const { server } = fakePortalServer()
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures: PICTURES }))
})

/** Opens the library of three pictures, and starts a screen reader in its window. */
async function listenToLibrary() {
  const opened = openLibrary()
  await opened.root.findByRole('gridcell', { name: /Kran im Frost/, hidden: true })
  await virtual.start({ container: document.querySelector('foyer-root')!.shadowRoot!.querySelector('dialog')! })
  await virtual.clearSpokenPhraseLog()
  return opened
}

/** Waits until the screen reader has said the phrases in this order, perhaps with others between them. */
async function hear(...phrases: readonly string[]): Promise<void> {
  await waitFor(async () => {
    const said = await virtual.spokenPhraseLog()
    expect(said.filter(phrase => phrases.includes(phrase))).toEqual(phrases)
  })
  await virtual.clearSpokenPhraseLog()
}

test('a screen reader reads every part of the picture library, each with its role, name and state', async () => {
  await listenToLibrary()
  for (let step = 0; step < MOST_STEPS && (await virtual.lastSpokenPhrase()) !== 'end of dialog, Bilder'; step += 1)
    await virtual.next()
  expect((await virtual.spokenPhraseLog()).join('\n')).toMatchSnapshot()
  await virtual.stop()
  document.querySelector('foyer-root')!.remove()
})

test('a screen reader tells how many pictures a search finds, which picture has the focus, and how many are marked', async () => {
  const user = userEvent.setup()
  const { root, chosen } = await listenToLibrary()
  root.getByRole('searchbox', { hidden: true }).focus()
  await user.keyboard('Kran')
  await hear('searchbox, Bilder suchen, placeholder Bilder suchen', 'polite: Das waren alle: 1')

  root.getByRole('gridcell', { hidden: true }).focus()
  await user.keyboard(' ')
  const tile = 'Kran im Frost 1800 × 1200 px Nicht freigegeben © M. Vossberg „Kran im Frost“ markieren Einfügen'
  await hear(`gridcell, ${tile}, column index 1, not selected`, 'polite: 1 markiert')

  root.getAllByRole('button', { name: 'Einfügen', hidden: true })[0]!.focus()
  await hear('button, Einfügen')
  // Stops the screen reader before the window closes, because a screen reader can't read a removed element.
  await virtual.stop()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ Id: 2 })))
})
