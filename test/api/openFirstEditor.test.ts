import { openFirstEditor } from '../../src/api/openFirstEditor'

const clicked = jest.fn<void, [Event]>()
const signedIn = { auth: { account: 'eva' } }

beforeAll(() =>
  document.addEventListener('click', event => clicked((event.target as HTMLElement).id as unknown as Event)),
)
beforeEach(() => {
  clicked.mockClear()
  history.replaceState({ page: 1 }, '', '/news?language=EN#openeditor')
})

const page = (html: string) => {
  document.body.innerHTML = html
}

describe('#openeditor', () => {
  it('[REG-API-08] opens the first article editor, and removes only the hash from the address', () => {
    page(
      '<button id="picture" data-foyer="editor.open" data-url="/editor/picture/1"></button><button id="article" data-foyer="editor.open" data-url="https://cms.example/article/7?x=1"></button><button id="second" data-foyer="editor.open" data-url="/article/8"></button>',
    )
    const entries = history.length
    openFirstEditor(signedIn)
    expect(clicked.mock.calls).toEqual([['article']])
    expect(location.href).toBe('http://localhost/news?language=EN')
    expect([history.length, history.state]).toEqual([entries, { page: 1 }])
  })

  it.each([
    ['its address', '<button id="a" data-foyer="editor.open" data-url="/e?article_id=8"></button>'],
    ['its class', '<a id="a" class="edit article-edit"></a>'],
    ['its id', '<a id="article-8" class="edit"></a>'],
  ])('[REG-API-08] recognises an article’s button by %s', (_mark, html) => {
    page(`<a id="picture" class="edit" data-url="/picture/8"></a>${html}`)
    openFirstEditor({ ...signedIn, selectors: { 'editor.open': '.edit' } })
    expect(clicked.mock.calls).toHaveLength(1)
    expect(clicked.mock.calls).not.toEqual([['picture']])
  })

  it('[REG-API-08] ignores buttons in members’ texts if the page limits triggers', () => {
    page(
      '<article><button id="a" data-foyer="editor.open" data-url="/article/6"></button></article><nav><button id="b" data-foyer="editor.open" data-url="/article/7"></button></nav>',
    )
    openFirstEditor({ ...signedIn, triggers: 'nav' })
    expect(clicked.mock.calls).toEqual([['b']])
  })

  it.each([
    ['for a visitor', {}, '<button data-foyer="editor.open" data-url="/article/8"></button>'],
    [
      'if no button has the address of an article',
      signedIn,
      '<a data-foyer="editor.open" data-url="/picture/1"></a><a data-foyer="editor.open" data-url="/particles/8"></a>',
    ],
    ['on a page without an editor', signedIn, '<button data-foyer="pix.select"></button>'],
  ])('does nothing %s', (_who, config, html) => {
    page(html)
    openFirstEditor(config)
    expect(clicked).not.toHaveBeenCalled()
    expect(location.hash).toBe('#openeditor')
  })
})
