import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { textTable } from '../../src/labels/texts/textTable'
import { eventListFake } from '../../src/testing/eventListFake'
import { pictureFake } from '../../src/testing/pictureFake'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { openTestWindow } from '../support/openTestWindow'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true })
withoutActEnvironment()

const languages = [
  { locale: 'de_DE', name: 'Deutsch', id: 1 },
  { locale: 'en_EN', name: 'English', id: 2 },
  { locale: 'pl_PL', name: 'Polski', id: 44 },
]
afterEach(() => localStorage.clear())

async function open(config: FoyerConfig = {}, offered = languages) {
  server.use(http.get('/module/lib/framework/getMlLanguages.php', () => HttpResponse.json(offered)))
  const opened = await openTestWindow('language.choose', [], config)
  await opened.root.findAllByRole('listitem')
  return opened
}

it('[UI-LNG-08] the language chooser requests the languages with the option `projects`, by default cb-pix', async () => {
  for (const config of [{}, { projects: 'lausitz' }]) await open(config).then(({ close }) => close())
  const address = 'GET /module/lib/framework/getMlLanguages.php'
  expect(asked).toEqual([`${address}?projects=cb-pix`, `${address}?projects=lausitz`])
})

it('[UI-LNG-02] the language chooser shows the flag and the short code of each language', async () => {
  // Only `cs_CZ` shows which part of the locale is the short code. In the other locales, the parts differ only in case.
  const { root, close } = await open({}, [...languages, { locale: 'cs_CZ', name: 'Čeština', id: 7 }])
  const choices = root.getAllByRole('listitem')
  expect(choices.map(choice => choice.textContent)).toEqual(['Deutschde', 'Englishen', 'Polskipl', 'Češtinacs'])
  const flags = choices.map(choice => choice.querySelector('svg[width="24"]')!.innerHTML)
  expect(new Set(flags).size).toBe(4)
  expect(flags[2]).toContain('#dc143c')
  close()
})

it.each(['de_DE', 'en_EN', 'pl_PL'])(
  '[UI-LNG-03] the language chooser marks only the current language, %s',
  async language => {
    const { root, close } = await open({ language })
    const marked = root.getAllByRole('button').filter(button => button.hasAttribute('aria-current'))
    expect(marked.map(button => button.textContent)).toEqual([
      expect.stringContaining(languages.find(({ locale }) => locale === language)!.name),
    ])
    close()
  },
)

it('[UI-LNG-04] the language chooser switches to the last and to the first language, and closes', async () => {
  for (const [name, heading] of [
    [/Polski/, 'Wybór języka'],
    [/Deutsch/, 'Sprache wählen'],
  ] as const) {
    const { root, control } = await open()
    await user.click(root.getByRole('button', { name }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledTimes(1))
    const next = await open()
    expect(next.root.getByRole('heading', { name: heading })).toBeInTheDocument()
    next.close()
  }
})

it('[UI-LNG-04] the language chooser stays open in its language if the texts of the chosen language do not load', async () => {
  jest.spyOn(textTable['pl']!, 'first').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expectConsole('error', /the texts of the language 'pl_PL' could not be loaded/)
  const { root, control, close } = await open()
  await user.click(root.getByRole('button', { name: /Polski/ }))
  await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  expect(control.settled).not.toHaveBeenCalled()
  expect(root.getByRole('heading', { name: 'Sprache wählen' })).toBeInTheDocument()
  close()
})

it('[UI-LNG-05] the short code in the header of a window opens the language chooser, unless languageSelect is false; the chooser’s own header has no such button', async () => {
  const openMessage = (config: FoyerConfig) =>
    openTestWindow('register.open', ['message', { message: 'Fertig' }], { language: 'pl_PL', ...config })
  const name = 'Język: PL'
  const { root, close } = await openMessage({})
  server.use(http.get('/module/lib/framework/getMlLanguages.php', () => HttpResponse.json(languages)))
  await user.click(await root.findByRole('button', { name }))
  const chooser = within(await root.findByRole('dialog', { name: 'Wybór języka' }))
  expect(await chooser.findAllByRole('listitem')).toHaveLength(3)
  expect(chooser.queryByRole('button', { name })).not.toBeInTheDocument()
  close()
  const without = await openMessage({ languageSelect: false })
  await without.root.findByRole('button', { name: 'OK' })
  expect(without.root.queryByRole('button', { name })).not.toBeInTheDocument()
  without.close()
})

it.each([
  ['pix.manage', []],
  ['event.overview', []],
  ['register.login', []],
] as const)('[UI-LNG-05] the language chooser opens by the keyboard from the header of %s', async (call, given) => {
  server.use(...pictureFake({}), ...eventListFake().handlers)
  const auth = call === 'register.login' ? {} : { account: 'eva@portal.example', accountId: 1001 }
  const { root, close } = await openTestWindow(call, given, { language: 'pl_PL', auth })
  server.use(http.get('/module/lib/framework/getMlLanguages.php', () => HttpResponse.json(languages)))
  const control = await root.findByRole('button', { name: 'Język: PL' })
  control.focus()
  await user.keyboard('{Enter}')
  expect(await root.findByRole('dialog', { name: 'Wybór języka' })).toBeInTheDocument()
  close()
})

it('[UI-WIN-06] [UI-WIN-08] the language chooser has a link to help unless supportLink is false, and no button for the full size', async () => {
  const { root, close } = await open()
  expect(root.getByRole('link', { name: 'Hilfe' })).toBeInTheDocument()
  expect(root.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(
    expect.not.arrayContaining(['Großansicht']),
  )
  close()
  const without = await open({ supportLink: false })
  expect(without.root.queryByText('Hilfe')).not.toBeInTheDocument()
  without.close()
})

it('[UI-WIN-07] the link to help opens a popup of 800×800, or a new tab if the browser blocks popups', async () => {
  const { root, close } = await open()
  const link = root.getByRole('link', { name: 'Hilfe' })
  const popup = { opener: window, location: { replace: jest.fn() } }
  const openPopup = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  expect(fireEvent.click(link)).toBe(false)
  expect(openPopup).toHaveBeenCalledWith('', '_blank', 'popup,width=800,height=800')
  expect(popup.location.replace).toHaveBeenCalledWith('http://localhost/support/language')
  expect(popup.opener).toBeNull()
  openPopup.mockReturnValue(null)
  const isPrevented = jest.fn()
  const afterClick = (event: Event) => {
    isPrevented(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', afterClick, { once: true })
  fireEvent.click(link)
  expect(isPrevented).toHaveBeenCalledWith(false)
  expect(link).toHaveAttribute('target', '_blank')
  openPopup.mockRestore()
  close()
})
