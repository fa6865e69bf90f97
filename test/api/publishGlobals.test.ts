import type { Foyer } from '../../src/api/Foyer'
import { publishGlobals } from '../../src/api/publishGlobals'

const page = window as unknown as Record<string, unknown>
const foyer = { pix: {} } as Foyer

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
    page['foyer'] = 'an older copy'
    publishGlobals(foyer)
    expect(page).toMatchObject({ pix: 'the page’s own', foyer: 'an older copy' })
  })
})
