/** @jest-environment node */
import { frameEmail, layerEmail } from '../../../src/kit/rule/emailRules'
import { framePassword, layerPassword } from '../../../src/kit/rule/passwordRules'
import { acceptedBy } from './acceptedBy'

describe('the layers’ e-mail rule', () => {
  it('takes letters, digits and _ . + -, an @, labels each followed by a point, and an ending of 2 to 4 letters or digits [REG-LAY-31]', () => {
    const good = [
      'a@b.de',
      'Anna.L+neu_1-x@kultur-haus.landkreis.info',
      'a@b.c.d3',
      'a@b.1234',
      'EVA@KULTUR.NRW',
      'a@kasse.oper.stadt.land.de',
    ]
    const bad = [
      '',
      '@b.de',
      'a@de',
      'a@.de',
      'a@b..de',
      'a@b.d',
      'a@b.haus5',
      'a@b.museum',
      'ä@b.de',
      'a@b_c.de',
      'a b@c.de',
      'a@b.de ',
      'a@b.de\n',
      'a@b.d-e',
    ]
    expect(acceptedBy(layerEmail, [...good, ...bad])).toEqual(good)
  })

  it('differs from the registration frame’s [REG-LAY-31]', () => {
    expect(acceptedBy(layerEmail, ['a+b@haus.de', 'a@haus.museum'])).toEqual(['a+b@haus.de'])
    expect(acceptedBy(frameEmail, ['a+b@haus.de', 'a@haus.museum'])).toEqual(['a@haus.museum'])
  })
})

describe('the layers’ password rule', () => {
  it('requires at least 10 characters with a small letter, a capital and a digit [REG-LAY-27]', () => {
    const good = ['Abcdefghi1', 'äÖbcdefgh1', 'GEHEIMa-2026']
    const bad = ['', 'Abcdefgh1', 'abcdefghi1', 'ABCDEFGHI1', 'Abcdefghij']
    expect(acceptedBy(layerPassword, [...good, ...bad])).toEqual(good)
  })

  it('differs from the registration frame’s', () => {
    expect(acceptedBy(layerPassword, ['Abcdefghi1', 'abcdef1!'])).toEqual(['Abcdefghi1'])
    expect(acceptedBy(framePassword, ['Abcdefghi1', 'abcdef1!'])).toEqual(['abcdef1!'])
  })
})
