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
  ['of one window only', [META], undefined],
  ['of templates', [META, TEMPLATES], 'template'],
  ['of the library and another picture window', [LIBRARY, META], 'list'],
  [
    'of the parts that convert pictures',
    ['/src/pix/upload/fit/FitFiles.tsx', '/src/pix/crop/CropPicture.tsx'],
    'converter',
  ],
  [
    'of the windows that create several events',
    ['/src/event/import/ImportWindow.tsx', '/src/event/repeat/RepeatWindow.tsx'],
    'createRun',
  ],
  ['of picture windows', [META, POSITION], 'form'],
  ['of the library and events', [LIBRARY, EVENT], 'list'],
  ['of pictures and events', [META, EVENT], 'pixEvents'],
  ['of accounts and events', [LOGIN, EVENT, OVERVIEW], 'registerEvents'],
  ['of blog and events', [POST, EVENT], 'blogEvents'],
  ['of several families without pictures', [LOGIN, POST, EVENT], 'further'],
  ['of several families and the library', [LIBRARY, LOGIN, POST], 'core'],
  ['of several families and pictures', [META, LOGIN, POST], 'field'],
  ['of accounts', [LOGIN, FORM], 'register'],
  ['of events', [EVENT, OVERVIEW], 'event'],
])('the shared chunk for a module %s', (_what, parts, chunk) => {
  expect(sharedChunk(parts)).toBe(chunk)
})

test('a module is in the chunk of the first entry that reaches it; the texts of each language have their own chunks', () => {
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
