/** @jest-environment node */
import type { RenderedChunk } from 'rollup'
import { compileEarly } from '../../.rollup/compileEarly.mjs'

const { handler: renderChunk } = compileEarly(['core']).renderChunk as {
  handler(code: string, chunk: RenderedChunk): { code: string } | null
}
const chunk = (name: string) => ({ name }) as RenderedChunk

test('the first line of the named chunks asks the engine to compile all functions early; other chunks are unchanged', () => {
  expect(renderChunk('run()', chunk('core'))?.code).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(renderChunk('run()', chunk('EventDetailWindow'))).toBeNull()
})
