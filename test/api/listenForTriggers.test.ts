import type { Foyer } from '../../src/api/Foyer'
import { listenForTriggers } from '../../src/api/listenForTriggers'
import { expectConsole } from '../support/expectConsole'

const settle = () => new Promise(resolve => setTimeout(resolve))
const open = jest.fn((_options: object) => ({ result: Promise.resolve('choice') }))

beforeAll(() => listenForTriggers({ pix: { select: open } } as unknown as Foyer))
beforeEach(() => {
  open.mockClear()
  document.body.innerHTML = `<button data-foyer="pix.select" data-foyer-options='{"a":1}'><b>Bild</b></button><a href="#x" data-foyer="pix.unknown">x</a><p>y</p>`
})

describe('page triggers', () => {
  it('open what data-foyer names, with its options, and send the choice to the element', async () => {
    const button = document.querySelector('button')!
    const chosen = new Promise<CustomEvent>(resolve => button.addEventListener('foyer:result', event => resolve(event as CustomEvent)))
    button.querySelector('b')!.click()
    expect(open).toHaveBeenCalledWith({ a: 1 })
    expect((await chosen).detail).toBe('choice')
  })

  it.each(['pix.slect', 'nix.select', 'pix'])('say on the console what can’t be called: %s', async callName => {
    expectConsole('error', new RegExp(`Foyer: data-foyer="${callName}" failed`))
    const link = document.querySelector('a')!
    link.dataset['foyer'] = callName
    link.click()
    await settle()
    expect(open).not.toHaveBeenCalled()
  })

  it('say on the console that the options are no JSON', async () => {
    expectConsole('error', /Foyer: data-foyer="pix.select" failed/)
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
})
