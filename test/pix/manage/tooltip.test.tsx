import { configure, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const fits = 'Kran '.repeat(30).trim().padEnd(150, '!')
const pictures = [
  fakePicture({
    Id: 1,
    Title: 'Alter Kran',
    Subtitle: 'Am Fischmarkt',
    Copyright: 'H. Ahlers',
    Originator: 'Henrike',
    Agency: 'Uferbild',
    Place: 'Stade',
    Date: 'Winter 2025',
    Keywords: ['Hafen', 'Eis'],
    Width: 1500,
    Height: 1000,
    DescriptionsByIdLanguage: { 1: fits, 2: 'A crane' },
  }),
  fakePicture({ Id: 2, Title: 'Neuer Kran', Copyright: '', DescriptionsByIdLanguage: { 1: `${fits}.` } }),
]
const [WHOLE, SHORT] = [
  `Alter Kran – Am Fischmarkt|${fits}|© H. Ahlers|Henrike · Uferbild|Stade · Winter 2025|Hafen, Eis|1500 × 1000 px · Nicht freigegeben`,
  `Neuer Kran|${fits}...|1800 × 1200 px · Nicht freigegeben`,
]

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures }))
})
const { setTimeout: startTimer } = globalThis
afterEach(() => {
  globalThis.setTimeout = startTimer
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/** Prevents further timers of 800 ms, and adds their functions to the returned list. All other timers run. */
function holdRests(): (() => void)[] {
  const held: (() => void)[] = []
  const start = (run: () => void, ms?: number) => (ms === 800 ? held.push(run) : startTimer(run, ms))
  globalThis.setTimeout = start as unknown as typeof setTimeout
  return held
}

it.each(['Kacheln', 'Liste'])(
  '[PIX-MAN-22] [PIX-MAN-54] the tooltip shows the details of each picture (%s) after 800 ms, with a description of at most 150 characters',
  async view => {
    const { root } = openLibrary()
    await root.findByRole('gridcell', { name: /Alter Kran/ })
    await user.click(root.getByRole('button', { name: view }))
    await waitFor(() => expect(root.getByRole('button', { name: view })).toHaveAttribute('aria-pressed', 'true'))
    const rests = holdRests()
    for (const [name, details] of [
      [/Alter Kran/, WHOLE],
      [/Neuer Kran/, SHORT],
    ] as const) {
      // The first event only loads the code of the tooltip, which reacts to the later events.
      await waitFor(() => {
        fireEvent.pointerOver(root.getByRole('gridcell', { name }))
        expect(rests).not.toEqual([])
      })
      expect(root.queryByRole('tooltip')).toBeNull()
      rests.pop()!()
      const tip = await root.findByRole('tooltip')
      await waitFor(() => expect([...tip.children].map(line => line.textContent).join('|')).toBe(details))
      expect(root.getByRole('gridcell', { name })).toHaveAttribute('aria-describedby', tip.id)
      fireEvent.keyDown(document, { key: 'Escape' })
      await waitFor(() => expect(root.queryByRole('tooltip')).toBeNull())
      rests.length = 0
    }
  },
)
