import type { Foyer } from '../../src/api/Foyer'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { listenForTriggers } from '../../src/api/listenForTriggers'
import { expectConsole } from '../support/expectConsole'

const settle = () => new Promise(resolve => setTimeout(resolve))
const open = jest.fn((_options: unknown) => ({ result: Promise.resolve('choice') }))
const login = jest.fn((_options: unknown) => ({ result: Promise.resolve(true) }))
const temporaryIntro = jest.fn((_options: unknown) => ({ result: Promise.resolve() }))
const migrate = jest.fn((_options: unknown) => ({ result: Promise.resolve() }))
const reset = jest.fn((_options: unknown) => Promise.resolve(undefined))
let config: FoyerConfig = {}
const readConfig = jest.fn(() => config)

beforeAll(() =>
  listenForTriggers(
    {
      pix: { select: open },
      register: { login, reset, temporaryIntro, migrate },
      editor: { open },
      blog: { deleteArticle: open },
    } as unknown as Foyer,
    readConfig,
  ),
)
beforeEach(() => {
  config = {}
  readConfig.mockImplementation(() => config)
  open.mockClear()
  login.mockClear()
  document.body.innerHTML = `<button data-foyer="pix.select" data-foyer-options='{"a":1}'><b>Bild</b></button><a href="#x" data-foyer="pix.unknown">x</a><p>y</p>`
})

describe('page triggers', () => {
  it('open what data-foyer names, with its options, and send the choice to the element', async () => {
    const button = document.querySelector('button')!
    const chosen = new Promise<CustomEvent>(resolve =>
      button.addEventListener('foyer:result', event => resolve(event as CustomEvent)),
    )
    button.querySelector('b')!.click()
    expect(open).toHaveBeenCalledWith({ a: 1 })
    expect((await chosen).detail).toBe('choice')
  })

  it.each(['pix.slect', 'nix.select', 'pix'])('say on the console what can’t be called: %s', async callName => {
    expectConsole('error', /Foyer: \[data-foyer\] {2}is no selector, call or JSON\. Correct it/)
    const link = document.querySelector('a')!
    link.dataset['foyer'] = callName
    link.click()
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  it('say on the console that the options are no JSON', async () => {
    expectConsole('error', /Foyer: \[data-foyer\] {2}is no selector, call or JSON\. Correct it/)
    const button = document.querySelector('button')!
    button.dataset['foyerOptions'] = '{a:1}'
    button.click()
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  it('leave every other click to the page, one on no element too', async () => {
    document.querySelector('p')!.click()
    document.dispatchEvent(new MouseEvent('click'))
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['[REG-API-04] a log-in button', 'register.login', '', {}],
    ['an editor’s button [REG-API-07]', 'editor.open', 'data-url="/editor/article/7"', { url: '/editor/article/7' }],
    ['an article’s delete button [REG-API-10]', 'blog.deleteArticle', 'data-id="7"', 7],
    [
      'options come before both',
      'pix.select',
      `data-id="7" data-url="/x" data-foyer-options='{"url":"/y"}'`,
      { url: '/y' },
    ],
  ])('give what the button itself says: %s', async (_what, callName, marks, options) => {
    document.body.innerHTML = `<button data-foyer="${callName}" ${marks}>x</button>`
    document.querySelector('button')!.click()
    await settle()
    expect(callName === 'register.login' ? login : open).toHaveBeenCalledWith(options)
  })

  it.each([
    ['[REG-API-05]', 'register.temporaryIntro', temporaryIntro],
    ['[REG-API-06]', 'register.migrate', migrate],
  ])('%s open the layer of %s', async (_id, callName, call) => {
    document.body.innerHTML = `<button data-foyer="${callName}">x</button>`
    document.querySelector('button')!.click()
    await settle()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('take a call that opens no window', async () => {
    document.body.innerHTML = '<button data-foyer="register.reset">x</button>'
    const done = jest.fn()
    document.querySelector('button')!.addEventListener('foyer:result', done)
    document.querySelector('button')!.click()
    await settle()
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('[REG-API-04] are found by the selectors of the configuration too, and stop what the page would do, at once', async () => {
    config = { selectors: { 'register.login': '.login-link' } }
    document.body.innerHTML = '<a class="login-link" href="/login"><i>Anmelden</i></a>'
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('i')!.dispatchEvent(click)
    expect(login).toHaveBeenCalledTimes(1)
    expect(click.defaultPrevented).toBe(true)
    await settle()
  })

  it('say which selector is none, and go on with the others', async () => {
    config = { selectors: { 'pix.select': '.pick[', 'register.login': '.login-link' } }
    document.body.innerHTML = '<a class="login-link" href="#x">Anmelden</a>'
    expectConsole('error', /Foyer: \.pick\[ pix\.select is no selector/)
    document.querySelector('a')!.click()
    await settle()
    expect(login).toHaveBeenCalledTimes(1)
    expect(open).not.toHaveBeenCalled()
  })

  it('open what they name although an option is misspelt: the call says so', async () => {
    readConfig.mockImplementation(() => {
      throw new Error('config.langauge is none of …')
    })
    document.body.innerHTML = '<button data-foyer="register.login">x</button>'
    document.querySelector('button')!.click()
    await settle()
    expect(login).toHaveBeenCalledTimes(1)
  })

  it('open once, although an element is marked twice', async () => {
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

  beforeAll(() => listenForTriggers({ preload, pix: { manage: open } } as unknown as Foyer, () => ({ selectors })))
  beforeEach(() => preload.mockClear())

  it.each(['pointerover', 'focusin'])('loads what its call needs, and opens nothing: %s', async type => {
    document.body.innerHTML = '<button data-foyer="pix.manage"><b>Bilder</b></button><p>x</p>'
    for (const place of ['b', 'p']) document.querySelector(place)!.dispatchEvent(new Event(type, { bubbles: true }))
    document.dispatchEvent(new Event(type))
    await settle()
    expect(shown()).toEqual(['pix.manage'])
    expect(open).not.toHaveBeenCalled()
  })

  it('knows the triggers that the page’s options name', async () => {
    document.body.innerHTML = '<a class="log-in" href="/x">x</a>'
    selectors = { 'register.login': '.log-in' }
    document.querySelector('a')!.dispatchEvent(new Event('focusin', { bubbles: true }))
    await settle()
    expect(shown()).toEqual(['register.login'])
  })

  it('leaves it to a click to say what is wrong with a selector', async () => {
    document.body.innerHTML = '<button>x</button>'
    selectors = { 'register.login': '[' }
    document.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    selectors = {}
    expect(shown()).toEqual([])
  })
})
