/** @jest-environment node */
import { readChunkTable } from '../../.rollup/writeChunkTable.mjs'

const chunk = (name: string, imports: string[] = []) => ({ name, fileName: `${name}-1.js`, imports, isEntry: false })
const chunks = [
  chunk('core', ['loadCall-1.js']),
  chunk('loadCall'),
  chunk('page'),
  chunk('diagnose'),
  chunk('germanTexts'),
  chunk('englishTexts'),
  chunk('polishTexts'),
  chunk('list', ['core-1.js']),
  chunk('ManageWindow', ['core-1.js', 'list-1.js']),
  chunk('eventFamily', ['loadCall-1.js']),
  chunk('EventDetailWindow', ['event-1.js', 'core-1.js']),
  chunk('event'),
]

test('the table names the files of the core, of `loadCall` and of each language’s texts, and for each call the files of its window and of its family', () => {
  expect(readChunkTable(chunks)).toEqual({
    core: 'core-1.js',
    table: 'loadCall-1.js',
    windows: {
      page: ['page-1.js'],
      diagnose: ['diagnose-1.js'],
      'pix.select': ['ManageWindow-1.js', 'list-1.js'],
      'pix.manage': ['ManageWindow-1.js', 'list-1.js'],
      'event.detail': ['EventDetailWindow-1.js', 'event-1.js', 'eventFamily-1.js'],
    },
    texts: { de: 'germanTexts-1.js', en: 'englishTexts-1.js', pl: 'polishTexts-1.js' },
  })
})

test.each([
  ['core', ['loadCall-1.js', 'list-1.js'], /core.*may only import loadCall-1\.js.*list-1\.js/],
  ['loadCall', ['core-1.js'], /loadCall.*must not import.*core-1\.js/],
  ['diagnose', ['list-1.js'], /diagnose.*must not import.*list-1\.js/],
])('the build fails if %s would wait for another chunk', (name, imports, message) => {
  expect(() => readChunkTable(chunks.map(one => (one.name === name ? chunk(name, imports) : one)))).toThrow(message)
})

test('the build fails if a chunk is missing', () => {
  expect(() => readChunkTable(chunks.filter(({ name }) => name !== 'page'))).toThrow('no chunk named page')
})
