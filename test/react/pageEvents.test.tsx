import { fireEvent, render, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { FoyerError } from '../../src/lib/FoyerError'
import { foyer } from '../../src/index'
import { EventOverview, PicturePicker, useFoyerWindow } from '../../src/react'
import { eventListFake } from '../../src/testing/eventListFake'
import { pictureFake } from '../../src/testing/pictureFake'
import { prepareJsdom } from '../../src/testing/prepareJsdom'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { skipStyles } from '../support/skipStyles'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

jest.setTimeout(20_000)
const { server } = fakePortalServer()
withoutActEnvironment()

/** Events and errors that the page got. */
const heard: unknown[] = []
const life = new AbortController()
beforeAll(() => {
  prepareJsdom({ width: 640, height: 480 })
  skipStyles()
  // Methods of form-associated elements that jsdom lacks.
  Object.assign(ElementInternals.prototype, { setFormValue() {}, setValidity() {} })
  Object.defineProperty(ElementInternals.prototype, 'role', { set() {} })
  for (const name of ['foyer:open', 'foyer:close'])
    document.addEventListener(name, event => heard.push(name, (event as CustomEvent<unknown>).detail), life)
})
beforeEach(() => {
  heard.length = 0
  server.use(...pictureFake(), ...eventListFake().handlers)
  foyer.configure({
    language: 'de_DE',
    translations: false,
    auth: { account: 'a@kulturportal.example', accountId: 1001 },
    reload() {},
    onError: (error: FoyerError) => heard.push(error.code),
  })
})
afterAll(() => life.abort())

function LoginButton() {
  const login = useFoyerWindow((api, signal) => api.register.login({ signal }))
  return (
    <button type="button" onClick={() => void login.open()}>
      Anmelden
    </button>
  )
}

const closeTop = () =>
  fireEvent.click(
    document.querySelector('foyer-root')!.shadowRoot!.querySelector<HTMLElement>('button[aria-label="Schließen"]')!,
  )

it.each([
  ['a picture picker', 'pix.select', <PicturePicker key="a" />],
  ['an event overview', 'event.overview', <EventOverview key="b" />],
  ['a component with useFoyerWindow', 'register.login', <LoginButton key="c" />],
])('the document gets one event each when %s opens and closes its window', async (_what, call, component) => {
  const { container, unmount } = render(component)
  const host = container.firstElementChild!
  fireEvent.click(host.shadowRoot?.querySelector('button') ?? host)
  await waitFor(() => expect(heard).toEqual(['foyer:open', { call }]), { timeout: 10_000 })
  closeTop()
  await waitFor(() => expect(heard.slice(2)).toEqual(['foyer:close', { call, hasResult: false }]))
  unmount()
})

it('the page gets one error for a wrong option of a component, and no window opens', async () => {
  expectConsole('error', /unusable 'accept'/)
  const { container } = render(<PicturePicker accept={{ minWidth: -1 }} />)
  fireEvent.click(container.firstElementChild!.shadowRoot!.querySelector('button')!)
  await waitFor(() => expect(heard).toEqual(['CALL_WRONG_ARGUMENT']))
  expect(document.querySelector('foyer-root')).toBeNull()
})

it('the page gets one error for a request that the portal refused in the window of a component', async () => {
  expectConsole('error', /status 503/)
  server.use(http.get('*/pix/pictures/by/:id', () => new HttpResponse('busy', { status: 503 })))
  const { container, unmount } = render(<PicturePicker />)
  fireEvent.click(container.firstElementChild!.shadowRoot!.querySelector('button')!)
  await waitFor(() => expect(heard).toHaveLength(3), { timeout: 10_000 })
  expect(heard).toEqual(expect.arrayContaining(['foyer:open', { call: 'pix.select' }, 'REQUEST_REFUSED']))
  closeTop()
  await waitFor(() => expect(heard.slice(3)).toEqual(['foyer:close', { call: 'pix.select', hasResult: false }]))
  unmount()
})
