/** @jest-environment node */
import { join } from 'node:path'
import { findFloorErrors } from './support/floors/findFloorErrors'
import { readSources } from './support/floors/readSources'

const files = readSources(join(__dirname, '..'))

test('the sources of the library are found', () => {
  expect(files.map(file => file.path)).toEqual(expect.arrayContaining(['src/boot.ts', 'src/index.ts', 'src/umd.ts']))
})

test('the sources follow the house style and the import rules of CONTRIBUTING.md', () => {
  expect(findFloorErrors(files)).toEqual([])
})

test('no source iterates over an array by entries(), because Prototype.js replaces this function', () => {
  expect(files.filter(({ text }) => /[^.\w]\w+\.entries\(\)/.test(text)).map(({ path }) => path)).toEqual([])
})
