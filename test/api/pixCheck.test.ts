/** @jest-environment node */
import { createFoyer } from '../../src/api/createFoyer'
import { showNothing } from '../../src/api/showNothing'
import type { Picture } from '../../src/pix/picture/Picture'

const picture = { Id: 7, Title: 'Alte Oper', Copyright: 'E. Maier' } as Picture

/** Makes the API of a page that never loads the core. */
const make = () =>
  createFoyer(
    () => new Promise(() => {}),
    showNothing,
    () => ({}),
  )[0]

describe('pix.check', () => {
  it('is true if no required field of the picture is empty, also with checkFields: false [PIX-API-09]', () => {
    const foyer = make()
    expect(foyer.pix.check(picture)).toBe(true)
    expect(foyer.pix.check({ ...picture, Title: null })).toBe(false)
    expect(foyer.pix.check({ ...picture, Copyright: ' ' })).toBe(false)
    expect(foyer.pix.check({ ...picture, Title: ' ', Copyright: '' })).toBe(false)
    foyer.configure({ checkFields: false })
    expect(foyer.pix.check({ ...picture, Title: '' })).toBe(false)
    foyer.configure({ checkForFields: { Place: ['notempty'] } })
    expect(foyer.pix.check(picture)).toBe(false)
  })

  it('checks the field Description, not DescriptionsByIdLanguage', () => {
    const foyer = make()
    foyer.configure({ checkForFields: { Description: ['notempty'] } })
    expect(foyer.pix.check({ ...picture, Description: 'Ein Kran' })).toBe(true)
    expect(foyer.pix.check({ ...picture, Description: '' })).toBe(false)
    expect(foyer.pix.check({ ...picture, DescriptionsByIdLanguage: { 1: 'Ein Kran' } })).toBe(false)
  })
})
