/** @jest-environment node */
import { groupChunks, sharedChunk } from '../../.rollup/groupChunks.mjs'

const LIBRARY = '/src/pix/manage/ManageWindow.tsx'
const META = '/src/pix/meta/PictureMetaWindow.tsx'
const POSITION = '/src/pix/position/PositionWindow.tsx'
const LOGIN = '/src/register/login/LoginLayer.tsx'
const FORM = '/src/register/frame/UserPassWindow.tsx'
const POST = '/src/blog/NewPostWindow.tsx'
const EVENT = '/src/event/detail/EventDetailWindow.tsx'
const OVERVIEW = '/src/event/overview/EventOverviewWindow.tsx'
const TEMPLATES = '/src/template/loadServerTemplates.ts'

test.each([
  ['of templates', 'template', [META, TEMPLATES]],
  ['of the library and another picture window', 'list', [LIBRARY, META]],
  [
    'of the parts that convert pictures',
    'converter',
    ['/src/pix/upload/fit/FitFiles.tsx', '/src/pix/crop/CropPicture.tsx'],
  ],
  [
    'of the windows that create several events',
    'createRun',
    ['/src/event/import/ImportWindow.tsx', '/src/event/repeat/RepeatWindow.tsx'],
  ],
  ['of picture windows', 'form', [META, POSITION]],
  ['of the library and events', 'list', [LIBRARY, EVENT]],
  ['of pictures and events', 'pixEvents', [META, EVENT]],
  ['of accounts and events', 'registerEvents', [LOGIN, EVENT, OVERVIEW]],
  ['of blog and events', 'blogEvents', [POST, EVENT]],
  ['of several families without pictures', 'further', [LOGIN, POST, EVENT]],
  ['of several families and the library', 'core', [LIBRARY, LOGIN, POST]],
  ['of several families and pictures', 'field', [META, LOGIN, POST]],
  ['of accounts', 'register', [LOGIN, FORM]],
  ['of events', 'event', [EVENT, OVERVIEW]],
])('a module %s is in the shared chunk %s', (_what, chunk, parts) => {
  expect(sharedChunk(parts)).toBe(chunk)
})

test('a module of one window only is in no shared chunk', () => {
  expect(sharedChunk([META])).toBeUndefined()
})

test('a module is in the chunk of the first entry that reaches it, or in a shared chunk of windows; the texts of each language have their own chunks', () => {
  const imports: Record<string, string[]> = {
    '/src/loadCall.ts': ['/src/lib/a.ts'],
    '/src/core.ts': ['/src/lib/a.ts', '/src/lib/b.ts'],
    '/src/openByMarks.ts': ['/src/lib/b.ts', '/src/lib/c.ts'],
    [META]: ['/src/lib/c.ts', '/src/lib/d.ts'],
    [POSITION]: ['/src/lib/d.ts', '/src/lib/b.ts'],
  }
  const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
  const group = groupChunks() as (id: string, graph: object) => string | undefined
  const graph = {
    getModuleIds: () => ids,
    getModuleInfo: (id: string) => ({
      importedIds: imports[id] ?? [],
      dynamicImporters: id.includes('Window') ? ['/src/core.ts'] : [],
    }),
  }
  expect(Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [name, group(`/src/lib/${name}.ts`, graph)]))).toEqual({
    a: 'loadCall',
    b: 'core',
    c: 'page',
    d: 'form',
  })
  expect(group(META, graph)).toBeUndefined()
  expect(group('/src/labels/texts/pl/events.ts', graph)).toBe('polishEventTexts')
  expect(group('/src/labels/texts/de/library.ts', graph)).toBe('germanTexts')
})
