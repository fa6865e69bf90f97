/** @jest-environment node */
import type { RenderedChunk } from 'rollup'
import { compileEarly } from '../../.rollup/compileEarly.mjs'

const { handler: renderChunk } = compileEarly(['core']).renderChunk as {
  handler(code: string, chunk: RenderedChunk): { code: string } | null
}
const chunk = (name: string) => ({ name }) as RenderedChunk

test('marks the named chunks in their first line, and no other', () => {
  expect(renderChunk('run()', chunk('core'))?.code).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(renderChunk('run()', chunk('EventDetailWindow'))).toBeNull()
})
