/** @jest-environment node */
import { join } from 'node:path'
import { runModule } from '../support/runModule'

const file = join(__dirname, '..', '..', '.rollup', 'cutCode.mjs')
const run = (code: string, cuts: object) => runModule(file, 'cutCode', [code, cuts])
const cut = (code: string, cuts: object) => (JSON.parse(run(code, cuts).out) as string).replace(/\s+/g, ' ').trim()

test('cuts the cases of kinds that nothing has, and only the label where another case falls into one', () => {
  const code =
    'switch (fiber.tag) { case 1: one(); break; case 13: gone(); case 2: two(); case 26: both(); break; case 27: return gone(); default: rest() }'
  expect(cut(code, { tags: [13, 26, 27] })).toBe(
    'switch (fiber.tag) { case 1: one(); break; case 2: two(); both(); break; default: rest() }',
  )
})

test('keeps a variable that is declared in such a case, for what else uses it', () => {
  const code =
    'function a() { switch (fiber.tag) { case 13: var b = 1, c = () => { var d }; break; case 5: b = 2; return b } }'
  expect(cut(code, { tags: [13] })).toBe('function a() {var b,c; switch (fiber.tag) { case 5: b = 2; return b } }')
})

test('leaves a switch over something else alone', () => {
  expect(cut('switch (event.keyCode) { case 13: enter() } if (13 === fiber.tag) gone()', { tags: [13] })).toBe(
    'switch (event.keyCode) { case 13: enter() } if (!1) gone()',
  )
})

test('decides comparisons with such a kind, and no others', () => {
  expect(cut('a(13 === fiber.tag, tag !== 13, 13 === code, 5 === fiber.tag)', { tags: [13] })).toBe(
    'a(!1, !0, 13 === code, 5 === fiber.tag)',
  )
})

test('gives no such kind by a condition', () => {
  expect(
    cut(
      'fiberTag = isHead(type) ? 26 : isPage(type) ? 27 : 5; size = isHead(type) ? 26 : 5; a(26 === tag, 27 === tag)',
      { tags: [26, 27] },
    ),
  ).toBe('fiberTag = 5; size = isHead(type) ? 26 : 5; a(!1, !1)')
})

test('puts constants in where they are read, and leaves those of another meaning', () => {
  expect(
    cut('var is = !1; is = !0; if (is) gone(); a({ is: 1 }, b.is, root.state.was)', {
      constants: { is: '!1', was: '!1' },
    }),
  ).toBe('var is = !1; is = !0; if (!1) gone(); a({ is: 1 }, !1, !1)')
})

test('gives a variable another beginning, and leaves what is done with it', () => {
  expect(cut('var a = Error(b(1)), c = Error(b(2)); if (x === a) throw c', { beginnings: { a: '{}' } })).toBe(
    'var a = {}, c = Error(b(2)); if (x === a) throw c',
  )
})

test('replaces bodies, and leaves assignments out', () => {
  expect(
    cut('function a(b) { return b } A.prototype.x = 1; A.prototypes = 2; exports.b = 3', {
      bodies: { a: 'return 0' },
      assigned: ['A.prototype', 'exports.b'],
    }),
  ).toBe('function a(b) {return 0} A.prototypes = 2;')
})

test('ends the build where something is not there to be cut', () => {
  const { code, err } = run('switch (fiber.tag) { case 13: gone() }', { tags: [13, 31], bodies: { prefetch: '' } })
  expect(code).toBe(1)
  expect(err).toContain('What is to be cut is not there: 31, prefetch.')
})
