import { configure, fireEvent, waitFor, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakePicture } from '../../src/testing/fakePicture'
import { pictureFake } from '../../src/testing/pictureFake'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { openPixWindow } from '../support/openPixWindow'
import { openTestWindow } from '../support/openTestWindow'
import { skipStyles } from '../support/skipStyles'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(20_000)
withoutActEnvironment()
beforeAll(skipStyles)
let refuse = () => {}
beforeEach(() => {
  localStorage.clear()
  const isHeld = new Promise<void>(resolve => (refuse = resolve))
  const respond = () => isHeld.then(() => new HttpResponse('Später wieder.', { status: 503 }))
  server.use(
    http.post('*/pix/pictures/:id', respond),
    http.get('*/page.json', respond),
    http.get('*/pix/languages', () => HttpResponse.json([])),
    ...pictureFake({ pictures: [fakePicture({ Id: 7, Title: 'Alter Kran' })] }),
  )
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

type Root = ReturnType<typeof within>

/** Functions that open a window that is ready to be sent. */
const windows: Readonly<Record<string, () => Promise<Root>>> = {
  async 'a picture'() {
    const { root } = openPixWindow('pix.meta', [7])
    fireEvent.change(await root.findByRole('textbox', { name: 'Titel' }), { target: { value: 'Neuer Kran' } })
    return root
  },
  async 'a blog post'() {
    const tags = [{ id: 5, name: 'Eigenes' }]
    const auth = { account: 'eva@x.example', blogAuthor: true }
    const { root } = await openTestWindow('blog.newPost', [{ tags }], { auth })
    await user.type(await root.findByRole('textbox', { name: 'Überschrift' }), 'Hafen')
    await user.selectOptions(root.getByRole('combobox', { name: 'Thema' }), 'Eigenes')
    return root
  },
  async 'the deletion of an article'() {
    const { root } = await openTestWindow('blog.deleteArticle', [7], { auth: { account: 'eva@x.example' } })
    return root
  },
}

it.each([
  ['[UI-WIN-16] [PIX-META-19]', 'a picture', 'Speichern', 'POST /pix/pictures/7'],
  ['[UI-WIN-16]', 'a blog post', 'Beitrag anlegen', 'new_article_and_blog_item'],
  ['[UI-WIN-16]', 'the deletion of an article', 'Artikel löschen', 'page.json'],
])(
  '%s a window ignores further presses until the portal has responded, and can then be sent again: %s',
  async (_ids, window, button, call) => {
    expectConsole('error', /status 503/)
    const root = await windows[window]!()
    const send = await root.findByRole('button', { name: button })
    const form = send.closest('form')
    const sent = () => asked.filter(request => request.includes(call))
    fireEvent.click(send)
    fireEvent.click(send)
    await waitFor(() => expect(sent()).toHaveLength(1))
    fireEvent.click(send)
    if (form) fireEvent.submit(form)
    refuse()
    fireEvent.click(await root.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(root.queryByRole('button', { name: 'OK' })).toBeNull())
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy', 'true'))
    expect(sent()).toHaveLength(1)
    fireEvent.click(send)
    await root.findByRole('button', { name: 'OK' })
    expect(sent()).toHaveLength(2)
  },
)

it.each([
  ['a picture', 'Titel', 'POST /pix/pictures/7'],
  ['a blog post', 'Überschrift', 'new_article_and_blog_item'],
])('[UI-WIN-17] a window is sent by Enter in a field: %s', async (window, field, call) => {
  const root = await windows[window]!()
  await user.type(root.getByRole('textbox', { name: field }), '{Enter}')
  await waitFor(() => expect(asked.filter(request => request.includes(call))).toHaveLength(1))
})
