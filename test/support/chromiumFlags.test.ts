/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { chromiumFlags } from './chromiumFlags'

test('features that Playwright turns off in Chromium stay off', () => {
  const [, list = ''] =
    /disabledFeatures = \[\n([\s\S]*?)\]/.exec(
      readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8'),
    ) ?? []
  const theirs = [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name)
  const ours = chromiumFlags
    .find(flag => flag.startsWith('--disable-features='))!
    .replace(/.*=/, '')
    .split(',')
  expect(theirs).not.toEqual([])
  expect(ours).toEqual(expect.arrayContaining(theirs))
})
