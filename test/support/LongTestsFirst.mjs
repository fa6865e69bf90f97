import Sequencer from '@jest/test-sequencer'

/**
 * Small files whose tests take 40 s or more. On a fresh clone, Jest knows no times and starts with the largest files,
 * so one of these tests would run alone at the end.
 */
export const longTests = [
  'check/checks.test.ts',
  'portal/hostilePictures.test.ts',
  'portal/endlessBodies.test.ts',
  'portal/uploadNetworks.test.ts',
  'portal/accessTable.test.ts',
  'portal/uploadTurns.test.ts',
  'portal/lifecycle.test.ts',
]

/** Jest's own order, but the long tests come first. */
export default class LongTestsFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests)
    const isLong = (/** @type {{ readonly path: string }} */ { path }) =>
      longTests.some(name => path.replaceAll('\\', '/').endsWith(name))
    return [...sorted.filter(isLong), ...sorted.filter(test => !isLong(test))]
  }
}
