import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { createCore } from '../../../src/core'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { makeControl } from '../../support/makeControl'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000 })
withoutActEnvironment()

const TOKEN = 'GET /event/api/auth?m=get_cb_flex_editor_auth_token'
const reload = jest.fn()
let page: FoyerConfig = {}
let closeOpened: (() => void)[] = []
const core = createCore(() => ({
  language: 'de_DE',
  translations: false,
  reload,
  auth: { account: 'eva@x.example' },
  ...page,
}))
const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
const hosts = () => document.querySelectorAll('foyer-root')

beforeEach(() => {
  page = {}
  reload.mockClear()
  scrolled.mockClear()
  server.use(http.get('*/api/auth', () => HttpResponse.json('t1')))
})
afterEach(async () => {
  for (const close of closeOpened) close()
  closeOpened = []
  await waitFor(() => expect(hosts()).toHaveLength(0))
})

async function open(options: object = {}) {
  const { control, close } = makeControl()
  closeOpened.push(close)
  await core.load('editor.open')
  core.open('editor.open', [{ url: '/editor/article/7', ...options }], control)
  const root = within([...hosts()].at(-1)!.shadowRoot!.querySelector<HTMLElement>('div')!)
  const frame = () => root.findByTitle<HTMLIFrameElement>('Inhalt bearbeiten')
  return { control, root, frame }
}
const sendFrom = (frame: HTMLIFrameElement, data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))

it('[REG-EDT-03] the editor scrolls the page to its top once, when the editor opens', async () => {
  const { frame } = await open()
  await frame()
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

it('[REG-EDT-04] no second editor opens while one is open; another one opens after the first has closed', async () => {
  const first = await open()
  const frame = await first.frame()
  const second = await open({ url: '/editor/blog/8' })
  expect(second.control.settled).toHaveBeenCalledTimes(1)
  expect(hosts()).toHaveLength(1)
  expect(frame).toHaveAttribute('src', expect.stringContaining('/editor/article/7'))
  sendFrom(frame, { remove_editor: true })
  await waitFor(() => expect(hosts()).toHaveLength(0))
  expect(await (await open({ url: '/editor/blog/8' })).frame()).toHaveAttribute(
    'src',
    expect.stringContaining('/editor/blog/8'),
  )
})

it.each([
  ['[REG-EDT-05]', { close_editor: true }, [['editor.open']]],
  ['[REG-EDT-05]', '{"close_editor":"true"}', [['editor.open']]],
  ['[REG-EDT-06]', { remove_editor: true }, []],
  ['[REG-EDT-06]', '{"remove_editor":true}', []],
])(
  '%s [REG-EDT-07] the message %j of the editor’s iframe closes the editor, even directly after the editor has opened; calls of reload: %j',
  async (_id, message, reloads) => {
    const { control, frame } = await open()
    sendFrom(await frame(), message)
    await waitFor(() => expect(control.settled).toHaveBeenCalledTimes(1))
    expect(reload.mock.calls).toEqual(reloads)
  },
)

it('[REG-EDT-05] [REG-EDT-06] the editor ignores other messages, other senders and other origins', async () => {
  const { control, frame } = await open()
  const editor = await frame()
  sendFrom(editor, { close_editor: false, remove_editor: 'no' })
  sendFrom(editor, { close_editor: true }, 'https://evil.example')
  for (const data of [{ close_editor: true }, { remove_editor: true }])
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
  expect(control.settled).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('[REG-EDT-08] [REG-CALL-42] [REG-CALL-40] the editor creates a configuration of comments, then requests the token; its address has both', async () => {
  server.use(http.get('*/page.json', () => HttpResponse.json({ comments_config_id: 31 })))
  const { frame } = await open({ comments: { page_id: 7, film_id: 'f6' } })
  expect(await frame()).toHaveAttribute(
    'src',
    'http://localhost/editor/article/7?comments_config_id=31&account=eva%40x.example&token=t1',
  )
  expect(asked).toEqual(['GET /de_DE/page.json?m=new_comments_config&page_id=7&film_id=f6&language_id=1', TOKEN])
})

it('[REG-CALL-43] with isStaging, the editor creates its article on the staging host, and only once even if it requests the token again after a 503', async () => {
  expectConsole('error', /503/)
  page = { hosts: { editorStaging: 'https://stage.example' } }
  server.use(
    http.get('https://stage.example/de_DE/page.json', () => HttpResponse.json({ article_id: 12 })),
    http.get('*/api/auth', () => new HttpResponse('Wartung', { status: 503 }), { once: true }),
  )
  const { root, frame } = await open({ article: { page_id: 7, isStaging: true } })
  await user.click(await root.findByRole('button', { name: 'OK' }))
  await user.click(await root.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await frame()).toHaveAttribute('src', expect.stringContaining('/editor/article/7?article_id=12&account='))
  expect(asked).toEqual([
    'GET https://stage.example/de_DE/page.json?m=new_article&page_id=7&language_id=1',
    TOKEN,
    TOKEN,
  ])
})

it('[REG-CALL-41] the editor opens on hosts.editorAlternate if the portal has no token', async () => {
  page = { hosts: { editorAlternate: 'https://alt.example' } }
  server.use(http.get('*/api/auth', () => HttpResponse.json(null)))
  expect(await (await open()).frame()).toHaveAttribute(
    'src',
    'https://alt.example/editor/article/7?account=eva%40x.example',
  )
})
