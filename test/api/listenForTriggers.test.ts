import type { Foyer } from '../../src/api/Foyer'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { listenForTriggers } from '../../src/api/listenForTriggers'
import { expectConsole } from '../support/expectConsole'

const settle = () => new Promise(resolve => setTimeout(resolve))
const open = jest.fn((_options: unknown) => ({ result: Promise.resolve('choice') }))
const login = jest.fn((_options: unknown) => ({ result: Promise.resolve(true) }))
const temporaryIntro = jest.fn((_options: unknown) => ({ result: Promise.resolve() }))
const migrate = jest.fn((_options: unknown) => ({ result: Promise.resolve() }))
const temporaryAccount = jest.fn((_options: unknown) => ({ result: Promise.resolve() }))
const detail = jest.fn((_id: unknown, _options: unknown) => ({ result: Promise.resolve() }))
const act = jest.fn(() => Promise.resolve(true))
/** Calls with a mock of their own. All other calls in the table of buttons below have the mock `open`. */
const ownMocks: Readonly<Record<string, jest.Mock>> = {
  'register.login': login,
  'register.temporaryIntro': temporaryIntro,
  'register.migrate': migrate,
}
const tag = document.createElement('script')
let config: FoyerConfig = {}
const readConfig = jest.fn(() => config)

beforeAll(() =>
  listenForTriggers(
    {
      pix: { select: open },
      register: {
        login,
        reset: act,
        processToken: act,
        temporaryAccountId: act,
        temporaryIntro,
        temporaryAccount,
        migrate,
        open,
      },
      event: { detail },
      editor: { open },
      blog: { deleteArticle: open, newPost: open },
      preload: jest.fn(() => Promise.resolve()),
      configure: act,
    } as unknown as Foyer,
    readConfig,
    tag,
  ),
)
beforeEach(() => {
  config = {}
  readConfig.mockImplementation(() => config)
  for (const call of [open, login, temporaryIntro, temporaryAccount, migrate, detail, act]) call.mockClear()
  document.body.innerHTML = `<button data-foyer="pix.select"><b>Bild</b></button><a href="#x" data-foyer="pix.unknown">x</a><p>y</p>`
})

describe('page triggers', () => {
  it('open the call in data-foyer with its options, and send the choice to the element', async () => {
    const button = document.querySelector('button')!
    const chosen = new Promise<CustomEvent>(resolve =>
      button.addEventListener('foyer:result', event => resolve(event as CustomEvent)),
    )
    button.querySelector('b')!.click()
    expect(open).toHaveBeenCalledWith({})
    expect((await chosen).detail).toBe('choice')
  })

  it.each([
    'pix.slect',
    'nix.select',
    'pix',
    'configure',
    'constructor.constructor',
    '__proto__.toString',
    'pix.constructor',
    'register.reset',
    'register.processToken',
    'register.temporaryAccountId',
    'pix.load',
    'pix.position',
  ])('log calls that markup can’t make, and leave the click to the page: %s', async callName => {
    expectConsole('error', /Foyer: \[data-foyer\] opens nothing\. .*markup can't call [\w.]+\. /)
    const link = document.querySelector('a')!
    link.dataset['foyer'] = callName
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    await settle()
    expect(click.defaultPrevented).toBe(false)
    expect(open).not.toHaveBeenCalled()
    expect(act).not.toHaveBeenCalled()
  })

  it.each([
    [
      'register.open',
      {
        name: 'message',
        title: 'Gewonnen',
        message: 'Klicken Sie',
        link: { href: 'https://evil.example', text: 'Los' },
      },
    ],
    ['register.open', { redirect: 'https://evil.example' }],
    ['register.open', { replace_text: { email: 'x' } }],
    ['register.open', { on_login: 'x' }],
    ['register.open', { remove_terms: true }],
    ['register.open', { windows: { userpass: 'message' } }],
    ['register.open', { container: '#area' }],
    ['register.open', { name: { toString: 'userpass' } }],
    ['register.open', JSON.parse('{"__proto__":{"redirect":"x"}}') as object],
    ['register.login', { account: 'x' }],
    ['pix.select', { onSelect: 'x' }],
    ['pix.select', { container: '#area' }],
    ['pix.select', { constructor: 'x' }],
    ['pix.select', JSON.parse('{"__proto__":{"container":"x"}}') as object],
    ['editor.open', { url: '/e', article: { page_id: 1 } }],
    ['editor.open', { url: '/e', comments: { page_id: 1, film_id: 1 } }],
    ['pix.select', ['x']],
  ])('make no call with an option that markup can’t set: %s %j', async (callName, options) => {
    expectConsole('error', /markup can't call [\w.]+ with this '/)
    const button = document.querySelector('button')!
    Object.assign(button.dataset, { foyer: callName, foyerOptions: JSON.stringify(options) })
    button.click()
    await settle()
    expect(open).not.toHaveBeenCalled()
    expect(login).not.toHaveBeenCalled()
  })

  it.each(['', '0', '-1', '1.5', '"x"', '{}', '[7]'])('refuse an invalid id: %s', async id => {
    expectConsole('error', /needs an id|JSON|markup can't call event\.detail with this '/)
    const button = document.querySelector('button')!
    Object.assign(button.dataset, { foyer: 'event.detail', foyerOptions: id })
    button.click()
    await settle()
    expect(detail).not.toHaveBeenCalled()
  })

  it('open an event by its id on a tab, and a new event if the options are null', async () => {
    const button = document.querySelector('button')!
    Object.assign(button.dataset, { foyer: 'event.detail', id: '7', foyerOptions: '{"tab":"Medias"}' })
    button.click()
    button.dataset['foyerOptions'] = 'null'
    button.click()
    await settle()
    expect(detail.mock.calls).toEqual([
      [7, { tab: 'Medias' }],
      [null, {}],
    ])
  })

  it('open the temporary account only if there is one, otherwise its intro', async () => {
    document.body.innerHTML = '<button data-foyer="register.temporaryAccount">x</button>'
    document.querySelector('button')!.click()
    expect([temporaryIntro.mock.calls.length, temporaryAccount.mock.calls.length]).toEqual([1, 0])
    document.cookie = 'tmp_account_id=7'
    document.querySelector('button')!.click()
    document.cookie = 'tmp_account_id=; max-age=0'
    await settle()
    expect([temporaryIntro.mock.calls.length, temporaryAccount.mock.calls.length]).toEqual([1, 1])
  })

  it('work only in elements that the page allows, and nowhere if the page turns triggers off', async () => {
    document.body.innerHTML = `<main><div class="toolbar"><button data-foyer="pix.select">a</button></div>
      <article><button data-foyer="pix.select">b</button><a class="log-in" href="#x">c</a></article></main>`
    config = { triggers: 'off', selectors: { 'register.login': '.log-in' } }
    const press = async () => {
      for (const element of document.querySelectorAll<HTMLElement>('button, a')) element.click()
      await settle()
      return [open.mock.calls.length, login.mock.calls.length]
    }
    expect(await press()).toEqual([0, 0])
    config = { triggers: 'main .toolbar', selectors: { 'register.login': '.log-in' } }
    expect(await press()).toEqual([1, 0])
  })

  it('log that the options are not JSON', async () => {
    expectConsole('error', /Foyer: \[data-foyer\] opens nothing\. .*JSON/)
    const button = document.querySelector('button')!
    button.dataset['foyerOptions'] = '{a:1}'
    button.click()
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  it('leave every other click to the page, including a click on the document itself', async () => {
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(document.querySelector('p')!.dispatchEvent(click())).toBe(true)
    expect(document.dispatchEvent(click())).toBe(true)
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['[REG-API-04] a log-in button', 'register.login', '', [{}]],
    ['a log-in button with a tab', 'register.login', `data-foyer-options='{"tab":2}'`, [{ tab: 2 }]],
    ['an editor’s button [REG-API-07]', 'editor.open', 'data-url="/editor/article/7"', [{ url: '/editor/article/7' }]],
    [
      'an editor’s button that also has the id of its article',
      'editor.open',
      'data-id="7" data-url="/editor/article/7"',
      [{ url: '/editor/article/7' }],
    ],
    [
      'a button that limits the choice',
      'pix.select',
      `data-foyer-options='{"multiple":3,"selected":[7],"filter":"x","series":5,"accept":{"ratio":"16:9"}}'`,
      [{ multiple: 3, selected: [7], filter: 'x', series: 5, accept: { ratio: '16:9' } }],
    ],
    ['an article’s delete button [REG-API-10]', 'blog.deleteArticle', 'data-id="7"', [7, {}]],
    ['[REG-API-05] a button of the temporary account’s intro', 'register.temporaryIntro', '', [{}]],
    [
      '[REG-API-05] a button of the temporary account’s intro with an option',
      'register.temporaryIntro',
      `data-foyer-options='{"withRegistration":true}'`,
      [{ withRegistration: true }],
    ],
    ['[REG-API-06] a button that moves a temporary account', 'register.migrate', '', [{}]],
    ['[REG-API-09] a button for a new blog post', 'blog.newPost', '', [{}]],
  ])('pass the button’s own options, with data-foyer or by a selector: %s', async (_what, callName, marks, given) => {
    config = { selectors: { [callName]: '.opens' } }
    for (const trigger of [`data-foyer="${callName}"`, 'class="opens"']) {
      jest.clearAllMocks()
      // A click on an element inside the button, such as its icon, counts as a click on the button.
      document.body.innerHTML = `<button ${trigger} ${marks}><i>x</i></button>`
      document.querySelector('i')!.click()
      await settle()
      const called = ownMocks[callName] ?? open
      expect(called.mock.calls).toEqual([given])
      const all: readonly jest.Mock[] = [open, login, temporaryIntro, temporaryAccount, migrate, detail, act]
      expect(all.filter(({ mock }) => mock.calls.length > 0)).toEqual([called])
    }
  })

  it.each(['', 'data-id=""', 'data-id="0"', 'data-id="7x"'])(
    '[REG-API-10] delete nothing without the id of an article: %s',
    async marks => {
      expectConsole('error', /blog\.deleteArticle needs an id/)
      document.body.innerHTML = `<button data-foyer="blog.deleteArticle" ${marks}>x</button>`
      document.querySelector('button')!.click()
      await settle()
      expect(open).not.toHaveBeenCalled()
    },
  )

  it('[REG-API-04] are also found by the selectors of the configuration, and prevent the page’s action at once', async () => {
    config = { selectors: { 'register.login': '.login-link' } }
    document.body.innerHTML = '<a class="login-link" href="/login"><i>Anmelden</i></a>'
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('i')!.dispatchEvent(click)
    expect(login).toHaveBeenCalledTimes(1)
    expect(click.defaultPrevented).toBe(true)
    await settle()
  })

  it('report an invalid selector, and use the others', async () => {
    config = { selectors: { 'pix.select': '.pick[', 'register.login': '.login-link' } }
    document.body.innerHTML = '<a class="login-link" href="#x">Anmelden</a>'
    expectConsole('error', /Foyer: \.pick\[ pix\.select opens nothing\. SyntaxError/)
    document.querySelector('a')!.click()
    await settle()
    expect(login).toHaveBeenCalledTimes(1)
    expect(open).not.toHaveBeenCalled()
  })

  it('open their call although an option of the page is misspelt', async () => {
    readConfig.mockImplementation(() => {
      throw new Error('config.langauge is not one of …')
    })
    document.body.innerHTML = '<button data-foyer="register.login">x</button>'
    document.querySelector('button')!.click()
    await settle()
    expect(login).toHaveBeenCalledTimes(1)
  })

  it('respect data-triggers of the script tag although other options are wrong', async () => {
    readConfig.mockImplementation(() => {
      throw new Error('config.langauge is not one of …')
    })
    tag.dataset['triggers'] = 'off'
    document.querySelector('button')!.click()
    await settle()
    delete tag.dataset['triggers']
    expect(open).not.toHaveBeenCalled()
  })

  it('make only the call in data-foyer if a selector also matches the element', async () => {
    config = { selectors: { 'register.login': 'button' } }
    document.querySelector('button')!.click()
    await settle()
    expect(open).toHaveBeenCalledTimes(1)
    expect(login).not.toHaveBeenCalled()
  })
})

describe('the pointer or the focus on a trigger', () => {
  const preload = jest.fn(() => Promise.resolve())
  const shown = () => preload.mock.calls.flat() as unknown[]
  let selectors: FoyerConfig['selectors'] = {}

  beforeAll(() =>
    listenForTriggers({ preload, pix: { manage: open } } as unknown as Foyer, () => ({ selectors }), null),
  )
  beforeEach(() => preload.mockClear())

  it.each(['pointerover', 'focusin'])('loads the parts of its call, and opens nothing: %s', async type => {
    document.body.innerHTML = '<button data-foyer="pix.manage"><b>Bilder</b></button><p>x</p>'
    for (const place of ['b', 'p']) document.querySelector(place)!.dispatchEvent(new Event(type, { bubbles: true }))
    document.dispatchEvent(new Event(type))
    await settle()
    expect(shown()).toEqual(['pix.manage'])
    expect(open).not.toHaveBeenCalled()
  })

  it('finds the triggers that the page’s options name', async () => {
    document.body.innerHTML = '<a class="log-in" href="/x">x</a>'
    selectors = { 'register.login': '.log-in' }
    document.querySelector('a')!.dispatchEvent(new Event('focusin', { bubbles: true }))
    await settle()
    expect(shown()).toEqual(['register.login'])
  })

  it('does not report an invalid selector when the pointer reaches an element', async () => {
    document.body.innerHTML = '<button>x</button>'
    selectors = { 'register.login': '[' }
    document.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    selectors = {}
    expect(shown()).toEqual([])
  })
})
