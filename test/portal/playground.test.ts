import { readFileSync } from 'node:fs'
import { waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { playgroundPage } from '../../examples/portal/pages/playgroundPage'
import { callNames } from '../../src/api/createFoyer'
import { testLibrary } from './support/testLibrary'

const languages = ['de', 'en'] as const
type Language = (typeof languages)[number]

const PICTURE = 2001
const ARTICLE = 301

/** Shows the playground in a language, as the portal does. Its calls go to the test double `testLibrary`. */
function openPlayground(language: Language, { foyer } = testLibrary()): void {
  const { main, scripts = [] } = playgroundPage(language, true, PICTURE, ARTICLE)
  const code = ['portal.js', ...scripts].map(name => readFileSync(`examples/portal/pages/static/${name}`, 'utf8'))
  document.documentElement.lang = language
  document.body.innerHTML = main.text
  Object.assign(window, { foyer })
  const script = document.createElement('script')
  // In a block, so that the next test can define the same names again.
  script.textContent = `{${code.join('\n')}}`
  document.body.append(script)
}

const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const rows = () => [...document.querySelectorAll<HTMLElement>('.call')]
const rowOf = (title: string) => rows().find(row => row.querySelector('h3')?.textContent === title)!
const codeIn = (title: string) => within(rowOf(title)).getByLabelText('Code').textContent
const runIn = (title: string) => rowOf(title).querySelector('.output')!
const copyIn = (title: string) => rowOf(title).querySelector('.copy-message')!
const press = (title: string, button: string) =>
  userEvent.click(within(rowOf(title)).getByRole('button', { name: button }))

const calls = Object.entries(callNames).flatMap(([family, names]) =>
  Object.values(names)
    .flat()
    .map(name => `foyer.${family}.${name}(`),
)

test.each([...calls, 'foyer.pix.check(', 'foyer.configure(', 'foyer.preload('])(
  'the code of the playground contains %s',
  call => {
    openPlayground('de')
    expect(textsOf('.call pre').join('\n')).toContain(call)
  },
)

test('every heading, explanation, button and link is in German and in English', () => {
  const shown = languages.map(language => {
    openPlayground(language)
    const lists = ['h2', '.playground-groups a', '.call > p', '.call button', '.head > p', 'label'].map(textsOf)
    const isFilled = lists.flat().every(text => text.trim() !== '')
    return { lists, isFilled, names: textsOf('.call h3') }
  })
  expect(shown.map(({ isFilled }) => isFilled)).toEqual([true, true])
  const [german, english] = shown.map(({ lists }) => lists.flat())
  expect(german!.length).toBe(english!.length)
  // Only the names of the calls are the same in both languages.
  expect(german!.filter((text, index) => text === english![index])).toEqual([])
  expect(shown[0]!.names).toEqual(shown[1]!.names)
})

test.each(languages)('each row shows the body of its function except the line that returns a result: %s', language => {
  openPlayground(language)
  const codes = textsOf('.call pre')
  expect(codes).toHaveLength(rows().length)
  for (const code of codes) {
    expect(code).toMatch(/\bfoyer\.\w+/)
    expect(code).not.toMatch(/\breturn\b|\b(?:picture|article)Id\b|^\s|\s$|async \(|\bvar\b|\.then\(/)
  }
  expect(codeIn('foyer.pix.select()')).toBe('const picture = await foyer.pix.select().result')
  expect(codeIn("foyer.register.open('message', { … })")).toContain(language === 'de' ? 'Willkommen' : 'Welcome')
})

test('the code contains the picture id and the article id of the two fields, also after a change of the picture id', async () => {
  openPlayground('en')
  expect(codeIn('foyer.pix.meta(id)')).toBe(`const picture = await foyer.pix.meta(${PICTURE}).result`)
  expect(codeIn('foyer.editor.open({ url })')).toBe(`foyer.editor.open({ url: \`/editor/article/${ARTICLE}\` })`)
  const field = document.querySelector<HTMLInputElement>('#picture-id')!
  await userEvent.clear(field)
  await userEvent.type(field, '2007')
  expect(codeIn('foyer.pix.load(id)')).toBe('const picture = await foyer.pix.load(2007)')
})

test('a row shows that its window is opening, is open and has closed, with the chosen value', async () => {
  const library = testLibrary()
  openPlayground('en', library)
  const run = runIn('foyer.pix.select()')
  expect(run).toHaveAttribute('role', 'status')
  await press('foyer.pix.select()', 'Run')
  expect(run).toHaveTextContent('Running …')
  library.control().opened()
  await waitFor(() => expect(run).toHaveTextContent('The window is open.'))
  library.control().settled({ Id: PICTURE })
  await waitFor(() => expect(run).toHaveTextContent(`Result{ "Id": ${PICTURE} }`))
})

test('a row without a result waits until its window has closed', async () => {
  const library = testLibrary()
  openPlayground('de', library)
  const run = runIn('foyer.event.overview()')
  await press('foyer.event.overview()', 'Ausführen')
  library.control().opened()
  await waitFor(() => expect(run).toHaveTextContent('Das Fenster ist offen.'))
  library.control().settled()
  await waitFor(() => expect(run).toHaveTextContent('Das Fenster ist geschlossen. Ergebnis: undefined'))
})

test('a row shows the value of a call without a window', async () => {
  openPlayground('en')
  await press('foyer.pix.load(id)', 'Run')
  await waitFor(() => expect(runIn('foyer.pix.load(id)')).toHaveTextContent(`Result${PICTURE}`))
})

test('a row shows the error of a window that can’t be shown, and of a call that throws', async () => {
  const library = testLibrary()
  openPlayground('de', library)
  await press('foyer.pix.select()', 'Ausführen')
  library.control().failed(Object.assign(new Error('core.js did not load.'), { code: 'CORE_NOT_LOADED' }))
  library.control().settled()
  await waitFor(() => expect(runIn('foyer.pix.select()')).toHaveTextContent('CORE_NOT_LOADED: core.js did not load.'))
  const misspelt = 'foyer.configure({ langauge })'
  await press(misspelt, 'Ausführen')
  await waitFor(() =>
    expect(runIn(misspelt)).toHaveTextContent('CONFIG_UNKNOWN_OPTION: Foyer: config.langauge is not one of'),
  )
  expect(runIn(misspelt).querySelector('.outcome')).toHaveAttribute('lang', 'en')
})

test('copying is confirmed; if the browser refuses, the row says so and selects the code', async () => {
  openPlayground('en')
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValueOnce()
  writeText.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'))
  Object.assign(navigator, { clipboard: { writeText } })
  const copy = copyIn('foyer.pix.load(id)')
  expect(copy).toHaveAttribute('role', 'status')
  await press('foyer.pix.load(id)', 'Copy code')
  await waitFor(() => expect(copy).toHaveTextContent('Copied.'))
  expect(writeText.mock.calls).toEqual([[codeIn('foyer.pix.load(id)')]])
  await press('foyer.pix.load(id)', 'Copy code')
  await waitFor(() =>
    expect(copy).toHaveTextContent('does not allow copying here. The code is selected now; please copy it yourself.'),
  )
  expect(String(getSelection())).toBe(codeIn('foyer.pix.load(id)'))
})
