/** @jest-environment node */
import { type PluginContext } from 'rollup'
import { parseAst } from 'rollup/parseAst'
import { replaceMethods } from '../../.rollup/protectNatives.mjs'

const fail = (message: string) => {
  throw new Error(message)
}
const context = { parse: parseAst, error: fail } as unknown as PluginContext
const transform = (code: string) =>
  (replaceMethods().transform as (this: PluginContext, code: string, id: string) => { code: string } | null)
    .call(context, code, 'page.js')
    ?.code.replace(/^import .*?;/, '')

test.each([
  ['run.bind(self, 1)', '__bindAll(run,self, 1)'],
  ['run.bind(null, 1)', '__bindFirst(run,1)'],
  ['labels.t?.bind(labels)', '__bindOptional(labels.t,labels)'],
  ['(one || other).bind(self)', '__bindAll((one || other),self)'],
  ['area.scrollTo(0, 1)', 'area.scroll(0, 1)'],
  ['node.ownerDocument?.defaultView || null', 'window || null'],
  ['pages?.at(-1)?.next', 'pages?.slice(-1)[0]?.next'],
  ['for (const key in this.entries) read(key)', 'for (const key of Object.keys(this.entries)) read(key)'],
])('the build turns %s into %s', (code, expected) => {
  expect(transform(code)).toBe(expected)
})

test('the build leaves other code unchanged, and fails at a call of bind without arguments', () => {
  expect(transform('items.map(turn)')).toBeUndefined()
  expect(() => transform('run.bind()')).toThrow("protect-natives can't rewrite 'run.bind()'")
})
