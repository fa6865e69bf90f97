import type { Foyer } from '../../src/api/Foyer'
import { expectConsole } from '../support/expectConsole'
import { publishGlobals } from '../../src/api/publishGlobals'

const page = window as unknown as Record<string, unknown>
const foyer = {
  pix: { manage: () => ({}) },
  register: { open: () => ({}) },
  event: { overview: jest.fn() },
} as unknown as Foyer

const nativeEvent = Object.getOwnPropertyDescriptor(window, 'event')

afterEach(() => {
  for (const name of ['foyer', 'pix', 'register', 'event']) delete page[name]
  if (nativeEvent) Object.defineProperty(window, 'event', nativeEvent)
  delete (Event.prototype as unknown as Record<string, unknown>)['overview']
  document.body.innerHTML = ''
})

describe('publishGlobals', () => {
  it('puts foyer and pix on the page', () => {
    publishGlobals(foyer)
    expect(page['foyer']).toBe(foyer)
    expect(page['pix']).toBe(foyer.pix)
  })

  it('[REG-API-26] overwrites no global of the page', () => {
    page['pix'] = page['register'] = 'the page’s own'
    page['foyer'] = 'the page’s own'
    expect(publishGlobals(foyer)).toBe(true)
    expect(page).toMatchObject({ pix: 'the page’s own', register: 'the page’s own', foyer: 'the page’s own' })
  })

  it('does not mistake elements in users’ texts for a first copy', () => {
    document.body.innerHTML = '<a id="foyer"></a><a id="foyer" name="pix"></a>'
    expect((page['foyer'] as Foyer).pix).toBeInstanceOf(HTMLAnchorElement)
    expect(publishGlobals(foyer)).toBe(true)
  })

  it('sets a global that the page declares without a value', () => {
    page['pix'] = undefined
    publishGlobals(foyer)
    expect(page['pix']).toBe(foyer.pix)
  })

  it('[REG-API-26] leaves all names except foyer to the page if the script tag has data-globals="foyer"', () => {
    const tag = document.createElement('script')
    tag.dataset['globals'] = 'foyer'
    publishGlobals(foyer, tag)
    expect(page['foyer']).toBe(foyer)
    expect([page['pix'], page['register'], page['event']]).toEqual([undefined, undefined, undefined])
    expect('overview' in new Event('click')).toBe(false)
  })

  it('sets the global `event` to the API, and adds `overview` to the browser’s events, because in a listener `event` is the browser’s event [EVT-API-19]', () => {
    publishGlobals(foyer)
    expect(page['event']).toBe(foyer.event)
    const seen: unknown[] = []
    const listen = (event: Event) =>
      seen.push([page['event'] === event, (event as unknown as Foyer['event']).overview === foyer.event.overview])
    document.body.addEventListener('click', listen)
    document.body.click()
    document.body.removeEventListener('click', listen)
    expect(seen).toEqual([[true, true]])
    expect(page['event']).toBe(foyer.event)
    expect(Object.keys(Event.prototype)).not.toContain('overview')
  })

  it('keeps a global event of the page, whether assigned before or after publishing', () => {
    page['event'] = 'the page’s own'
    publishGlobals(foyer)
    expect(page['event']).toBe('the page’s own')
    delete page['event']
    delete page['foyer']
    Object.defineProperty(window, 'event', nativeEvent!)
    publishGlobals(foyer)
    page['event'] = 'assigned later'
    expect(page['event']).toBe('assigned later')
  })

  it('logs that a second copy is not used, and leaves the globals to the first copy', () => {
    expectConsole('error', /Foyer: loaded twice\. Load it once\./)
    expect(publishGlobals(foyer)).toBe(true)
    expect(publishGlobals({ ...foyer })).toBe(false)
    expect(page['foyer']).toBe(foyer)
  })
})
