/** @jest-environment node */
import { FoyerError } from '../../src/lib/FoyerError'
import { checkPickOptions, readRatio } from '../../src/config/checkPickOptions'

const check = (options: object) => checkPickOptions(options)
/** A sparse array of length 2: index 0 is missing. */
const sparse = Object.assign([], { 1: 2 })

describe('options of a limited choice', () => {
  it.each([
    { multiple: false },
    { multiple: 3 },
    { selected: [] },
    { selected: [7, 9] },
    { filter: '' },
    { series: 5 },
    { accept: {} },
    { accept: { minWidth: 800, ratio: '16:9' } },
    { accept: { minWidth: undefined, ratio: 1.5 } },
  ])('are accepted: %j', options => {
    expect(check(options)).toEqual(options)
  })

  it.each([{}, { multiple: true }, { multiple: undefined, accept: undefined }, { onSelect() {}, container: 'main' }])(
    'are ignored if they set no limit: %j',
    options => {
      expect(check(options)).toBeUndefined()
    },
  )

  it('are copied without other options, also from a proxy, so that a later change by the page has no effect', () => {
    const page = { selected: new Proxy([7, 9], {}), accept: { minWidth: 800 }, onSelect() {} }
    const limits = check(page)
    page.selected.push(11)
    page.accept.minWidth = 1
    expect(limits).toEqual({ selected: [7, 9], accept: { minWidth: 800 } })
  })

  it.each([
    ...[0, -1, 1.5, '3', null, NaN].map(multiple => ({ multiple })),
    ...[7, '7', true, [0], ['7'], [7, null], sparse, {}].map(selected => ({ selected })),
    ...[7, null, ['Hafen']].map(filter => ({ filter })),
    ...[0, '5', null, [5]].map(series => ({ series })),
    ...[
      800,
      '16:9',
      null,
      { minWidth: '800' },
      { minWidth: 0 },
      { minHeight: 800 },
      ...['16x9', '16:0', ':9', '1:2:3', '', 0, -1, Infinity, null, 2n, ['16:9'], Object.create(null)].map(ratio => ({
        ratio,
      })),
    ].map(accept => ({ accept })),
  ])('are refused with an error that names the option and says what to pass: %j', options => {
    const [name] = Object.keys(options)
    const run = () => check(options)
    expect(run).toThrow(FoyerError)
    expect(run).toThrow(
      expect.objectContaining({
        code: 'CALL_WRONG_ARGUMENT',
        message: expect.stringMatching(`pix\\.select was called with an unusable '${name}'\\. Pass .+\\.$`) as string,
      }),
    )
  })
})

it('a ratio is width divided by height', () => {
  expect([1.5, '1.5', '3:2', '3/2', ' 3 : 2 '].map(readRatio)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5])
})
