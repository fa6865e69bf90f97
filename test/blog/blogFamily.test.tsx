import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { createCore } from '../../src/core'
import { withoutActEnvironment } from '../support/withoutActEnvironment'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { makeControl } from '../support/makeControl'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
const followed: string[] = []
configure({ asyncUtilTimeout: 10_000 })
withoutActEnvironment()

let page: FoyerConfig = {}
const core = createCore(() => ({
  language: 'de_DE',
  translations: false,
  paths: { linkRoot: '/de' },
  auth: { account: 'eva@x.example', blogAuthor: true },
  ...page,
}))

beforeEach(() => {
  page = {}
  followed.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href')!)
  })
})
afterEach(() => {
  expect(document.querySelectorAll('foyer-root')).toHaveLength(0)
  jest.restoreAllMocks()
})

async function open(callName: string, given: readonly unknown[]) {
  const { control, close } = makeControl()
  await core.load(callName)
  core.open(callName, given, control)
  // A caller without permission gets the log-in layer instead of the window. The code of this layer must load first.
  await waitFor(() => expect(document.querySelector('foyer-root')).not.toBeNull())
  const host = [...document.querySelectorAll('foyer-root')].at(-1)!
  const root = within(host.shadowRoot!.querySelector<HTMLElement>('div')!)
  const press = async (name: string) => user.click(await root.findByRole('button', { name }))
  const isClosed = () => waitFor(() => expect(control.settled).toHaveBeenCalledWith(undefined))
  return { root, press, control, isClosed, close }
}
const calls = (m: string) => asked.filter(call => call.includes(`m=${m}`))

it.each([
  ['blog.newPost', [{ tags: [] }]],
  ['blog.deleteArticle', [7]],
])('[UI-WIN-06] the window of %s has a link to help at the portal, unless the option hides it', async (name, given) => {
  const addresses: (string | null | undefined)[] = []
  for (page of [{}, { supportLink: false }]) {
    const { root, close, isClosed } = await open(name, given)
    await root.findByRole('heading', { level: 2 })
    addresses.push(root.queryByRole('link', { name: 'Hilfe' })?.getAttribute('href'))
    close()
    await isClosed()
  }
  expect(addresses).toEqual(['http://localhost/support/', undefined])
})

describe('a new blog post', () => {
  const answer = (page_url: string) => server.use(http.get('*/page.json', () => HttpResponse.json({ page_url })))
  const write = async (tags: readonly object[]) => {
    const post = await open('blog.newPost', [{ tags }])
    await user.type(await post.root.findByRole('textbox', { name: 'Überschrift' }), ' Hafen ')
    await user.selectOptions(post.root.getByRole('combobox', { name: 'Thema' }), 'Eigenes')
    return post
  }

  it('[REG-BLG-04] [REG-BLG-13] opens its page and closes the window after one request', async () => {
    answer('/blog/hafen')
    const post = await write([{ id: 5, name: 'Eigenes' }])
    await post.press('Beitrag anlegen')
    await post.isClosed()
    expect(followed).toEqual(['http://localhost/blog/hafen'])
    expect(calls('new_article_and_blog_item')).toHaveLength(1)
  })

  it('[REG-BLG-12] [REG-CALL-44] is created once, with the group of blog tags, even if the portal returns a script as the address of its page; this address is not opened', async () => {
    answer('javascript:alert(1)')
    const post = await write([{ id: 6, name: 'Eigenes' }])
    await post.press('Beitrag anlegen')
    await post.press('OK')
    await post.isClosed()
    expect(followed).toEqual([])
    expect(calls('new_article_and_blog_item')).toEqual([
      'GET /de/page.json?m=new_article_and_blog_item&language_id=1&title=Hafen&tag_id=6&tag_group_id=2',
    ])
  })

  it('[REG-BLG-01] [REG-BLG-02] [REG-BLG-13] is sent with the title that is typed, the tag that is chosen, and the group of blog tags', async () => {
    answer('/blog/hafen')
    const post = await write([
      { id: 5, name: 'Anderes' },
      { id: 6, name: 'Eigenes' },
    ])
    expect(post.root.getAllByRole('option').map(option => option.textContent)).toEqual([
      'Thema wählen …',
      'Anderes',
      'Eigenes',
    ])
    await post.press('Beitrag anlegen')
    await post.isClosed()
    const [call = ''] = calls('new_article_and_blog_item')
    expect(Object.fromEntries(new URL(call.slice('GET '.length), location.href).searchParams)).toMatchObject({
      title: 'Hafen',
      tag_id: '6',
      tag_group_id: '2',
    })
  })

  it('[REG-BLG-03] is not sent if its window is closed by the close button', async () => {
    const post = await open('blog.newPost', [{ tags: [{ id: 5, name: 'Eigenes' }] }])
    expect(await post.root.findByRole('button', { name: 'Beitrag anlegen' })).toHaveAttribute('type', 'submit')
    // The first button is the cross in the window's header.
    const [cross, button, ...more] = post.root.getAllByRole('button', { name: 'Schließen' })
    expect([cross!.textContent, button!.textContent, more]).toEqual(['', 'Schließen', []])
    await user.click(button!)
    await post.isClosed()
    expect(asked).toEqual([])
  })

  it('[REG-BLG-03] [REG-BLG-04] keeps its title after a 503, can be sent again after the 503 and after a lost response, and then opens its page', async () => {
    expectConsole('error', /503|got no response/)
    const answers = [() => new HttpResponse('Wartung', { status: 503 }), () => HttpResponse.error()]
    server.use(http.get('*/page.json', () => answers.shift()?.() ?? HttpResponse.json({ page_url: '/blog/hafen' })))
    const post = await write([{ id: 5, name: 'Eigenes' }])
    const create = await post.root.findByRole('button', { name: 'Beitrag anlegen' })
    await user.click(create)
    await post.press('OK')
    expect(post.root.getByRole('textbox', { name: 'Überschrift' })).toHaveValue(' Hafen ')
    await user.click(create)
    await post.root.findByText(/Das Portal ist gerade nicht erreichbar/)
    expect(followed).toEqual([])
    await post.press('Erneut versuchen')
    await post.isClosed()
    expect(followed).toEqual(['http://localhost/blog/hafen'])
    expect(calls('new_article_and_blog_item')).toHaveLength(3)
  })

  it.each([
    ['no title', '', 'Eigenes', 'Überschrift'],
    ['a title of blanks', '  ', 'Eigenes', 'Überschrift'],
    ['no tag', 'Hafen', '', 'Thema'],
    ['neither title nor tag', '', '', 'Überschrift'],
  ])(
    '[REG-BLG-05] [REG-BLG-06] [REG-BLG-07] with %s is not created; a message says what is missing, and after OK the first missing field has the focus',
    async (_, title, tag, missing) => {
      const { root, press, close, isClosed } = await open('blog.newPost', [{ tags: [{ id: 7, name: 'Eigenes' }] }])
      const field = await root.findByRole('textbox', { name: 'Überschrift' })
      if (title) await user.type(field, title)
      if (tag) await user.selectOptions(root.getByRole('combobox', { name: 'Thema' }), tag)
      await press('Beitrag anlegen')
      const message = within(await root.findByRole('alertdialog', { name: 'Da fehlt noch etwas' }))
      expect(message.getByText('Ein Beitrag braucht eine Überschrift und ein Thema.')).toBeInTheDocument()
      expect(asked).toEqual([])
      await user.click(message.getByRole('button', { name: 'OK' }))
      const wanted = root.getByLabelText(missing, { exact: false })
      await waitFor(() => expect(wanted.getRootNode()).toHaveProperty('activeElement', wanted))
      close()
      await isClosed()
    },
  )

  it('[REG-BLG-05] without a title is not created if there are no tags either', async () => {
    const { root, press, close, isClosed } = await open('blog.newPost', [{ tags: [] }])
    expect(root.queryByRole('combobox')).toBeNull()
    await press('Beitrag anlegen')
    expect(await root.findByRole('alertdialog', { name: 'Da fehlt noch etwas' })).toBeInTheDocument()
    await press('OK')
    close()
    await isClosed()
    expect(asked).toEqual([])
  })

  it('[REG-BLG-02] offers the tags of this call, not those of an earlier one', async () => {
    for (const name of ['Konzert', 'Lesung']) {
      const post = await open('blog.newPost', [{ tags: [{ id: 1, name }] }])
      expect(await post.root.findByRole('option', { name })).toHaveValue('1')
      expect(post.root.getAllByRole('option')).toHaveLength(2)
      post.close()
      await post.isClosed()
    }
    expect(asked).toEqual([])
  })
})

describe('the login layer', () => {
  it.each([
    ['[REG-API-21]', 'blog.newPost', {}],
    ['[REG-API-21] [REG-API-17]', 'blog.newPost', { blogAuthor: true }],
    ['[REG-API-21] [REG-API-17]', 'blog.newPost', { account: '', blogAuthor: true }],
    ['[REG-API-21] [REG-API-17]', 'blog.newPost', { account: 'eva@x.example' }],
    ['[REG-API-21] [REG-API-17]', 'blog.newPost', { account: 'eva@x.example', blogAuthor: false }],
    ['[REG-API-24] [REG-API-17]', 'blog.deleteArticle', {}],
    ['[REG-API-24] [REG-API-17]', 'blog.deleteArticle', { account: '', blogAuthor: true }],
  ])('%s opens in place of %s for %j', async (_id, callName, auth) => {
    page = { auth }
    const { root, close, isClosed } = await open(callName, callName === 'blog.newPost' ? [] : [7])
    expect(await root.findByRole('heading', { level: 2, name: 'Ihr Konto' })).toBeInTheDocument()
    expect(asked).toEqual([])
    close()
    await isClosed()
  })
})

describe('[REG-BLG-14] the tags of a new blog post', () => {
  it('are those of the page, without a request to the portal', async () => {
    page = { blog: { tags: [{ id: 4, name: 'Kino' }] } }
    const post = await open('blog.newPost', [])
    expect(await post.root.findByRole('option', { name: 'Kino' })).toHaveValue('4')
    expect(asked).toEqual([])
    post.close()
    await post.isClosed()
  })

  it('are left out if the page’s list is empty, and those of the call replace those of the page, without a request', async () => {
    page = { blog: { tags: [] } }
    const bare = await open('blog.newPost', [])
    expect(await bare.root.findByRole('textbox', { name: 'Überschrift' })).toBeVisible()
    expect(bare.root.queryByRole('combobox')).toBeNull()
    bare.close()
    await bare.isClosed()
    page = { blog: { tags: [{ id: 4, name: 'Kino' }] } }
    const post = await open('blog.newPost', [{ tags: [{ id: 5, name: 'Eigenes' }] }])
    expect(await post.root.findByRole('option', { name: 'Eigenes' })).toHaveValue('5')
    expect(post.root.queryByRole('option', { name: 'Kino' })).toBeNull()
    post.close()
    await post.isClosed()
    expect(asked).toEqual([])
  })

  it.each([
    ['no such call', () => new HttpResponse('Unknown m.', { status: 404 })],
    ['another response', () => new HttpResponse('<html></html>')],
    ['no tags', () => HttpResponse.json({ tags: [] })],
  ])('are left out if the portal has %s: the post is created without a tag', async (_what, response) => {
    page = { auth: { account: `${_what}@x.example`, blogAuthor: true } }
    server.use(
      http.get('*/page.json', ({ request }) =>
        request.url.includes('m=tags') ? response() : HttpResponse.json({ page_url: '/blog/hafen' }),
      ),
    )
    const post = await open('blog.newPost', [])
    await user.type(await post.root.findByRole('textbox', { name: 'Überschrift' }), 'Hafen')
    await waitFor(() => expect(post.root.queryByRole('combobox')).toBeNull())
    await post.press('Beitrag anlegen')
    await post.isClosed()
    expect(calls('new_article_and_blog_item')).toEqual([
      'GET /de/page.json?m=new_article_and_blog_item&language_id=1&title=Hafen&tag_group_id=2',
    ])
  })

  it('[REG-BLG-12] can be requested again after the portal was unreachable', async () => {
    expectConsole('error', /m=tags/)
    page = { auth: { account: 'away@x.example', blogAuthor: true } }
    server.use(
      http.get('*/page.json', () => new HttpResponse('', { status: 503 }), { once: true }),
      http.get('*/page.json', () => HttpResponse.json({ tags: [{ tag_id: 21, title: 'Musik' }] })),
    )
    const post = await open('blog.newPost', [])
    await post.press('Erneut versuchen')
    expect(await post.root.findByRole('option', { name: 'Musik' })).toHaveValue('21')
    const call = 'GET /de/page.json?m=tags&tag_group_id=2&language_id=1'
    expect(calls('tags')).toEqual([call, call])
    post.close()
    await post.isClosed()
  })
})

describe('the deletion of an article', () => {
  const remove = async (response: () => Response) => {
    server.use(http.get('*/page.json', response))
    const question = await open('blog.deleteArticle', [7])
    await question.press('Artikel löschen')
    return question
  }

  it.each([
    ['a yes', () => HttpResponse.json({ success: true })],
    ['a response that the contract does not define', () => new HttpResponse('OK')],
  ])(
    '[REG-BLG-11] [REG-BLG-13] [REG-CALL-45] leads to the blog after %s, and closes its window',
    async (_answer, response) => {
      const question = await remove(response)
      await question.isClosed()
      expect(followed).toEqual(['http://localhost/de/blog'])
      expect(calls('delete_article_and_blog_item')).toEqual([
        'GET /de/page.json?m=delete_article_and_blog_item&article_id=7',
      ])
    },
  )

  it('[REG-BLG-11] [REG-CALL-45] leads to /blog if no link root is configured', async () => {
    page = { paths: {} }
    await (await remove(() => HttpResponse.json({ success: true }))).isClosed()
    expect(followed).toEqual(['http://localhost/blog'])
    expect(calls('delete_article_and_blog_item')).toEqual([
      'GET /page.json?m=delete_article_and_blog_item&article_id=7',
    ])
  })

  it('[REG-BLG-08] [REG-BLG-09] [REG-BLG-10] needs a confirmation with the portal’s heading and text, and is not sent after Cancel', async () => {
    // Uses English, because the core has cached the embedded German texts in earlier tests.
    page = { language: 'en_EN', translations: true }
    const texts = { delete_article_confirm_header: 'Away with it?', delete_article_confirm_text: 'For good.' }
    server.use(http.get('*/getMlBricks.php', () => HttpResponse.json(texts)))
    const question = await open('blog.deleteArticle', [7])
    expect(await question.root.findByRole('heading', { name: 'Away with it?' })).toBeInTheDocument()
    expect(question.root.getByText('For good.')).toBeInTheDocument()
    const cancel = question.root.getByRole('button', { name: 'Cancel' })
    expect(cancel.getRootNode()).toHaveProperty('activeElement', cancel)
    await question.press('Cancel')
    await question.isClosed()
    expect(calls('delete_article_and_blog_item')).toEqual([])
  })

  it.each([
    [{ success: false, message: 'Der Artikel ist gesperrt.' }, 'Der Artikel ist gesperrt.'],
    [{ success: '0' }, /.+/],
  ])('[REG-BLG-11] keeps its window open and shows a message after a refusal: %j', async (no, said) => {
    const question = await remove(() => HttpResponse.json(no))
    expect(within(await question.root.findByRole('alertdialog')).getAllByText(said).length).toBeGreaterThan(0)
    await question.press('OK')
    expect(followed).toEqual([])
    expect(question.control.settled).not.toHaveBeenCalled()
    question.close()
    await question.isClosed()
  })

  it('[REG-BLG-11] keeps its window open if the portal is unreachable, and offers to try again', async () => {
    expectConsole('error', /got no response/)
    let isAway = true
    const question = await remove(() => (isAway ? HttpResponse.error() : HttpResponse.json({ success: false })))
    await question.root.findByText(/Das Portal ist gerade nicht erreichbar/)
    expect(followed).toEqual([])
    isAway = false
    await question.press('Erneut versuchen')
    await question.press('OK')
    expect(question.root.queryByText(/Das Portal ist gerade nicht erreichbar/)).not.toBeInTheDocument()
    question.close()
    await question.isClosed()
  })
})
