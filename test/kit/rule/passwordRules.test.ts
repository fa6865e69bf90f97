/** @jest-environment node */
import fc from 'fast-check'
import { meterColors } from '../../../src/kit/credential/CredentialStrength'
import { framePassword, layerPassword, passwordMeter } from '../../../src/kit/rule/passwordRules'
import { contrastRatio } from '../../../src/kit/theme/colors'
import { tokens } from '../../../src/kit/theme/tokens'

const scores = (passwords: readonly string[]) => passwords.map(password => passwordMeter(password).score)

describe('the password meter', () => {
  it('gives −100 for fewer than 5 characters, whatever they are [UI-FLD-23]', () => {
    expect(scores(['', 'aA1!', 'aaaa', 'aaaaa', 'aA1!a'])).toEqual([-100, -100, -100, 0, 8])
  })

  it('[UI-FLD-23] does not decide if a password is valid', () => {
    const rules = { frame: framePassword, layer: layerPassword }
    const judged = (rule: keyof typeof rules, password: string) => [
      passwordMeter(password).step,
      rules[rule](password) === undefined,
    ]
    expect(judged('frame', '!aaaaaa1')).toEqual([1, true])
    expect(judged('layer', 'Aaaaaaaaa1')).toEqual([3, true])
    expect(judged('frame', 'aA1!a')).toEqual([5, false])
    expect(judged('layer', 'aA1!a')).toEqual([5, false])
  })

  it('gives 3 for a special character that is not the first one, 2 for both cases, 3 for a letter and a digit [UI-FLD-24]', () => {
    expect(scores(['aaaaa', '12345', 'AAAAA'])).toEqual([0, 0, 0])
    expect(scores(['aaaa!', '1234!', '!!!!!'])).toEqual([3, 3, 3])
    expect(scores(['!aaaa', '!1234'])).toEqual([0, 0])
    expect(scores(['aaaaA', 'ÄÖÜäö'])).toEqual([2, 2])
    expect(scores(['aaaa1', 'A1234'])).toEqual([3, 3])
    expect(scores(['aaaA!', 'aaa1!', 'aaaA1', 'aaA1!'])).toEqual([5, 6, 5, 8])
  })

  it('shows the first step whose threshold is at least the score; the thresholds are 2, 3, 3, 5, 7 and 8 [UI-FLD-25]', () => {
    const steps = new Map(
      ['aaaa', 'aaaaa', 'aaaaA', 'aaaa1', 'aaaA1', 'aaa1!', 'aaA1!'].map(password => [
        passwordMeter(password).score,
        passwordMeter(password).step,
      ]),
    )
    expect([...steps]).toEqual([
      [-100, 0],
      [0, 0],
      [2, 0],
      [3, 1],
      [5, 3],
      [6, 4],
      [8, 5],
    ])
  })

  it('has a colour for every password [UI-FLD-25]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        password => meterColors[passwordMeter(password).step] !== undefined,
      ),
    )
  })
})

describe('the colours of the meter', () => {
  it('are six, from red to green [UI-FLD-25]', () => {
    const shares = meterColors.map(color => [color.slice(1, 3), color.slice(3, 5)].map(part => parseInt(part, 16)))
    const greenness = shares.map(([red = 0, green = 0]) => green - red)
    expect(meterColors).toHaveLength(6)
    expect(greenness).toEqual([...greenness].sort((a, b) => a - b))
    expect(greenness[0]).toBeLessThan(-100)
    expect(greenness[5]).toBeGreaterThan(100)
  })

  it.each(['light', 'dark'] as const)('have a contrast of at least 3 to 1 to the %s surface', scheme => {
    expect(meterColors.filter(color => contrastRatio(color, tokens[scheme].surface) < 3)).toEqual([])
  })
})
