/** @jest-environment node */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import LongTestsFirst, { longTests } from './LongTestsFirst.mjs'

const root = join(__dirname, '..', '..')

test('every long test exists', () => {
  expect(longTests.filter(name => !existsSync(join(root, 'test', name)))).toEqual([])
})

test('the long tests run before the others', async () => {
  const sequencer = new LongTestsFirst({ globalConfig: {}, contexts: [] } as never)
  const context = {
    config: { cacheDirectory: join(root, 'test-results'), id: 'none' },
    hasteFS: { getSize: () => 1 },
  }
  const tests = ['test/docs.test.ts', `test/${longTests[0]}`, 'test/floors.test.ts', `test/${longTests[1]}`].map(
    path => ({ context, path: join(root, path) }),
  )
  const sorted = await sequencer.sort(tests as never)
  expect(
    sorted
      .slice(0, 2)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([join(root, 'test', longTests[0]!), join(root, 'test', longTests[1]!)].sort())
})
