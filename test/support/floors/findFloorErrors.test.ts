/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFloorErrors } from './findFloorErrors'
import { readSources } from './readSources'

function errorsOf(tree: Record<string, string>): string[] {
  return findFloorErrors(Object.entries(tree).map(([path, text]) => ({ path, text })))
}

const window = '/** A window. */\nexport function ManageWindow(): void {}\n'

test('a tree that follows every rule has no error', () => {
  const tree = {
    'src/index.ts':
      "export type { Picture } from './pix/picture/Picture'\nexport { FoyerError } from './lib/FoyerError'\n",
    'src/umd.ts': "import { createCore } from './core'\ncreateCore()\n",
    'src/core.ts':
      "import { pixWindows } from './pix/pixWindows'\n/** The core. */\nexport const createCore = (): object => pixWindows\n",
    'src/boot.ts': "const url = 'core.js'\nvoid (import(url) as Promise<typeof import('./core')>)\n",
    'src/lib/FoyerError.ts':
      "import type { ReactNode } from 'react'\n/** An error. */\nexport class FoyerError extends Error { node: ReactNode }\n",
    'src/pix/picture/pictureWire.ts':
      '/** A. */\nexport const loadPicture = 1\n/** B. */\nexport const savePicture = 1\n',
    'src/labels/texts/textTable.ts':
      "/** Loads texts. */\nexport const textTable = { de: () => import('./de/library') }\n",
    'src/kit/Button.tsx':
      "import { useId } from 'react'\nimport { FoyerError } from '../lib/FoyerError'\n/** A button. */\nexport const Button = [useId, FoyerError]\n",
    'src/pix/pixWindows.ts':
      "import { manageLabels } from './manage/manageLabels'\n/** The windows. */\nexport const pixWindows = { manageLabels, load: () => import('./manage/ManageWindow') }\n",
    'src/pix/manage/ManageWindow.tsx': window,
  }
  expect(errorsOf(tree)).toEqual([])
})

test.each([
  [
    'lib imports config',
    'src/lib/cookie.ts',
    "import { config } from '../config/config'",
    'src/lib/cookie.ts:1 imports ../config/config: lib may not',
  ],
  [
    'kit imports wire',
    'src/kit/Field.tsx',
    "import { http } from '../wire/http'",
    'src/kit/Field.tsx:1 imports ../wire/http: kit may not',
  ],
  [
    'kit imports a family',
    'src/kit/Field.tsx',
    "import { x } from '../pix/manage/manageModel'",
    'src/kit/Field.tsx:1 imports ../pix/manage/manageModel: kit may not',
  ],
  [
    'template imports shell',
    'src/template/Slot.tsx',
    "import { x } from '../shell/ask'",
    'src/template/Slot.tsx:1 imports ../shell/ask: template may not',
  ],
  [
    'shell imports a table',
    'src/shell/openWindow.ts',
    "import { x } from '../pix/pixWindows'",
    'src/shell/openWindow.ts:1 imports ../pix/pixWindows: shell may not',
  ],
  [
    'a family imports another',
    'src/event/detail/detailModel.ts',
    "import { x } from '../../pix/picture/Picture'",
    'src/event/detail/detailModel.ts:1 imports ../../pix/picture/Picture: family may not',
  ],
  [
    "a family imports another's table",
    'src/event/a.ts',
    "import { x } from '../pix/pixWindows'",
    'src/event/a.ts:1 imports ../pix/pixWindows: family may not',
  ],
  [
    'lib imports kit with an inline `type`, which leaves the import in the JavaScript',
    'src/lib/a.ts',
    "import { type X } from '../kit/Button'",
    'src/lib/a.ts:1 imports ../kit/Button: lib may not',
  ],
  [
    'a table imports a window',
    'src/pix/pixWindows.ts',
    "import { x } from './manage/ManageWindow'",
    'src/pix/pixWindows.ts:1 imports ./manage/ManageWindow: table may not',
  ],
  [
    'a table loads another family',
    'src/pix/pixWindows.ts',
    "void import('../event/detail/DetailWindow')",
    'src/pix/pixWindows.ts:1 loads another family: ../event/detail/DetailWindow',
  ],
  ['boot imports the core', 'src/boot.ts', "import { x } from './core'", 'src/boot.ts:1 imports ./core: boot may not'],
  [
    'kit imports a file outside of src',
    'src/kit/Field.tsx',
    "import { x } from '../../test/support/x'",
    'src/kit/Field.tsx:1 imports ../../test/support/x: kit may not',
  ],
  [
    'wire imports React',
    'src/wire/http.ts',
    "import { useState } from 'react'",
    'src/wire/http.ts:1 imports react: wire may not import React',
  ],
  [
    'api imports React',
    'src/api/a.ts',
    "import { useQuery } from '@tanstack/react-query'",
    'src/api/a.ts:1 imports @tanstack/react-query: api may not import React',
  ],
  [
    'api requires React',
    'src/api/a.ts',
    "const react = require('react-dom/client')",
    'src/api/a.ts:1 imports react-dom/client: api may not import React',
  ],
  [
    'shell uses import()',
    'src/shell/a.ts',
    "void import('../kit/Button')",
    'src/shell/a.ts:1 uses import(): only tables, api, entries and loadCall do',
  ],
  [
    'labels load something other than a language',
    'src/labels/a.ts',
    "void import('./useLabels')",
    'src/labels/a.ts:1 uses import(): only tables, api, entries and loadCall do',
  ],
  [
    'another floor loads a language',
    'src/kit/a.ts',
    "void import('./bundles/germanTexts')",
    'src/kit/a.ts:1 uses import(): only tables, api, entries and loadCall do',
  ],
  [
    'a barrel',
    'src/kit/controls.ts',
    "export { Button } from './Button'",
    "src/kit/controls.ts:1 re-exports: only the package's entries do",
  ],
  ['an index file', 'src/kit/index.ts', '', 'src/kit/index.ts: only src/index.ts is an index file'],
  ['an unknown folder', 'src/helpers/a.ts', '', 'src/helpers/a.ts: the architecture has no floor for it'],
  ['any', 'src/lib/a.ts', '\nconst x = 1 as any', 'src/lib/a.ts:2 uses any'],
  ['any in a generic', 'src/lib/a.ts', 'const x: Array<any> = []', 'src/lib/a.ts:1 uses any'],
  ['a TODO comment', 'src/lib/a.ts', '// TODO later', 'src/lib/a.ts:1 says TODO'],
  ['a silenced check', 'src/lib/a.ts', '// @ts-ignore', 'src/lib/a.ts:1 says @ts-ignore'],
  ['a silenced lint', 'src/lib/a.ts', '/* eslint-disable */', 'src/lib/a.ts:1 says eslint-disable'],
  ['a long file', 'src/lib/a.ts', '\n'.repeat(251), 'src/lib/a.ts: 251 lines, the limit is 250'],
  ['no docstring', 'src/lib/a.ts', 'export const a = 1', 'src/lib/a.ts:1 exports a without a sentence in a docstring'],
  [
    'a docstring of tags only',
    'src/lib/a.ts',
    '/** @param x */\nexport function a(x: string): void {}',
    'src/lib/a.ts:2 exports a without a sentence in a docstring',
  ],
  [
    'an export by name without a docstring',
    'src/lib/a.ts',
    'const a = 1\nexport { a }',
    'src/lib/a.ts:1 exports a without a sentence in a docstring',
  ],
  [
    'a default export',
    'src/lib/a.ts',
    '/** A. */\nexport default function a(): void {}',
    'src/lib/a.ts:2 has a default export: every export has a name',
  ],
  [
    'a file whose name differs from its export',
    'src/lib/a.ts',
    '/** B. */\nexport const b = 1',
    'src/lib/a.ts exports b: a file is named after its main export or its subject',
  ],
  [
    'several exports, none with the name of the file',
    'src/lib/a.ts',
    '/** B. */\nexport const b = 1\n/** C. */\nexport interface C { c: 1 }',
    'src/lib/a.ts exports b, C: a file is named after its main export or its subject',
  ],
  [
    'another word for picture',
    'src/lib/openImage.ts',
    '/** A. */\nexport const openImage = 1',
    'src/lib/openImage.ts:2 exports openImage: use the word picture',
  ],
])('this breach of a rule is found: %s', (_, path, text, error) => {
  expect(errorsOf({ [path]: text })).toEqual([error])
})

test('a file name that exists twice is found', () => {
  expect(errorsOf({ 'src/kit/Field.tsx': '', 'src/pix/Field.ts': '' })).toEqual([
    'src/pix/Field.ts: has the same name as src/kit/Field.tsx',
  ])
})

test('two paths that differ only in case are found', () => {
  expect(errorsOf({ 'src/kit/Field.tsx': '', 'src/kit/field.ts': '' })).toEqual([
    'src/kit/field.ts: differs from src/kit/Field.tsx only in case, so both are the same file on some disks',
  ])
})

test('a part that imports the table that loads it is found; an import of types only is accepted', () => {
  const table = "/** The parts. */\nexport const pixParts = { load: () => import('./manage/Tile') }\n"
  const part = "import { pixParts } from '../pixParts'\n/** A tile. */\nexport const Tile = pixParts\n"
  expect(errorsOf({ 'src/pix/pixParts.ts': table, 'src/pix/manage/Tile.tsx': part })).toEqual([
    'src/pix/pixParts.ts: imports itself: src/pix/pixParts.ts > src/pix/manage/Tile.tsx > src/pix/pixParts.ts',
  ])
  expect(
    errorsOf({
      'src/pix/pixParts.ts': table,
      'src/pix/manage/Tile.tsx': part.replace('import {', 'import type {').replace('= pixParts', '= 1'),
    }),
  ).toEqual([])
})

test('a file may export helpers and types of its subject', () => {
  const button =
    '/** A button. */\nexport const Button = 1\n/** Its props. */\nexport interface ButtonProps { a: 1 }\n/** Its colors. */\nexport const buttonColors = 2\n'
  const texts = '/** Texts. */\nexport const coreTexts = 1\n'
  expect(
    errorsOf({
      'src/kit/Button.tsx': button,
      'src/labels/texts/de/library.ts': texts,
      'src/labels/texts/en/library.ts': texts,
    }),
  ).toEqual([])
})

test('only the TypeScript files in src of a real folder are read', () => {
  const root = mkdtempSync(join(tmpdir(), 'floors-'))
  try {
    for (const [path, text] of Object.entries({
      'src/lib/deep/a.ts': '// FIXME',
      'src/kit/B.tsx': '',
      'src/tsconfig.json': '{}',
      'test/c.ts': '',
    })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    expect(readSources(root).map(file => file.path)).toEqual(['src/kit/B.tsx', 'src/lib/deep/a.ts'])
    expect(findFloorErrors(readSources(root))).toEqual(['src/lib/deep/a.ts:1 says FIXME'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
