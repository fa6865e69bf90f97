import { configure, fireEvent, waitFor, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { fakePicture } from '../../src/testing/fakePicture'
import { pictureFake } from '../../src/testing/pictureFake'
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
beforeEach(() => {
  localStorage.clear()
  server.use(
    http.post('*/pix/pictures/:id', () => delay('infinite')),
    http.get('*/page.json', () => delay('infinite')),
    http.get('*/pix/languages', () => HttpResponse.json([])),
    ...pictureFake({ pictures: [fakePicture({ Id: 7, Title: 'Alter Kran' })] }),
  )
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

type Root = ReturnType<typeof within>

/** Opens a window that is ready to be sent. */
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
  ['a picture', 'Speichern', 'POST /pix/pictures/7'],
  ['a blog post', 'Beitrag anlegen', 'new_article_and_blog_item'],
  ['the deletion of an article', 'Artikel löschen', 'page.json'],
])('[UI-WIN-16] ignores a second press while the first is handled: %s', async (window, button, call) => {
  const root = await windows[window]!()
  const send = await root.findByRole('button', { name: button })
  const sent = () => asked.filter(request => request.includes(call))
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(sent()).toHaveLength(1))
  fireEvent.click(send)
  const form = send.closest('form')
  if (form) fireEvent.submit(form)
  await new Promise(resolve => setTimeout(resolve))
  expect(sent()).toHaveLength(1)
})

it.each([
  ['a picture', 'Titel', 'POST /pix/pictures/7'],
  ['a blog post', 'Überschrift', 'new_article_and_blog_item'],
])('[UI-WIN-17] is sent by Enter in a field: %s', async (window, field, call) => {
  const root = await windows[window]!()
  await user.type(root.getByRole('textbox', { name: field }), '{Enter}')
  await waitFor(() => expect(asked.filter(request => request.includes(call))).toHaveLength(1))
})
