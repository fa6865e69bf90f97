/** @jest-environment node */
import { join } from 'node:path'
import { findLiteralTexts } from '../support/findLiteralTexts'
import { readSources } from '../support/floors/readSources'

test('[UI-LNG-17] every text of a window is a label: no component has hard-coded texts', () => {
  const files = readSources(join(__dirname, '..', '..')).filter(({ path }) => path.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap(({ path, text }) => findLiteralTexts(path, text))).toEqual([])
})

test.each([
  ['<p>Bitte warten</p>', ['a.tsx:1: Bitte warten']],
  ['<p>{"Bitte warten"}</p>', ['a.tsx:1: Bitte warten']],
  ['<Button label="Löschen" />', ['a.tsx:1: Löschen']],
  ['<Button label={t("ui_close")} className="wide" />', []],
  ['<p>© {copyright} · {width} × {height}</p>', []],
])('the search for hard-coded words finds in %s: %j', (source, expected) => {
  expect(findLiteralTexts('a.tsx', source)).toEqual(expected)
})
