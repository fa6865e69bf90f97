import type { Foyer } from '../../src/api/Foyer'
import { expectConsole } from '../support/expectConsole'
import { publishGlobals } from '../../src/api/publishGlobals'

const page = window as unknown as Record<string, unknown>
const foyer = { pix: { manage: () => ({}) } } as unknown as Foyer

afterEach(() => {
  delete page['foyer']
  delete page['pix']
})

describe('publishGlobals', () => {
  it('puts foyer and pix on the page', () => {
    publishGlobals(foyer)
    expect(page['foyer']).toBe(foyer)
    expect(page['pix']).toBe(foyer.pix)
  })

  it('overwrites nothing that the page has', () => {
    page['pix'] = 'the page’s own'
    page['foyer'] = 'the page’s own'
    expect(publishGlobals(foyer)).toBe(true)
    expect(page).toMatchObject({ pix: 'the page’s own', foyer: 'the page’s own' })
  })

  it('takes no elements that people wrote on the page for a first copy', () => {
    document.body.innerHTML = '<a id="foyer"></a><a id="foyer" name="pix"></a>'
    expect((page['foyer'] as Foyer).pix).toBeInstanceOf(HTMLAnchorElement)
    expect(publishGlobals(foyer)).toBe(true)
    document.body.innerHTML = ''
  })

  it('says that a second copy is not used, and leaves the page to the first', () => {
    expectConsole('error', /Foyer: loaded twice\. Load it once\./)
    expect(publishGlobals(foyer)).toBe(true)
    expect(publishGlobals({ ...foyer })).toBe(false)
    expect(page['foyer']).toBe(foyer)
  })
})
