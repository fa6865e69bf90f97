import ts from 'typescript'
import { listExports } from './listExports'

const WALL = 250
const FORBIDDEN_TEXT = /\b(?:TODO|FIXME)\b|@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable/
// An entry is named after its bundle; a resource's wire and a window's model or rules hold several small things that belong together.
const HOLDS_SEVERAL = /^(?:index|umd|boot|frame|elements|react)$|(?:Wire|Model|Rules)$/
// The image service is the specification's own name; everything else is a picture.
const OTHER_WORD = /photo|image(?!Service)/i

/** Finds what the house style forbids in one file. */
export function findStyleFaults(source: ts.SourceFile): string[] {
  const path = source.fileName
  const lines = source.text.split('\n')
  const faults: string[] = []
  const lineCount = lines.length - (lines.at(-1) === '' ? 1 : 0)
  if (lineCount > WALL) faults.push(`${path}: ${lineCount} lines, the wall is ${WALL}`)
  lines.forEach((line, index) => {
    const found = FORBIDDEN_TEXT.exec(line)
    if (found) faults.push(`${path}:${index + 1} says ${found[0]}`)
  })
  return [...faults, ...findAny(source), ...findExportFaults(source)]
}

function findAny(source: ts.SourceFile): string[] {
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) faults.push(`${source.fileName}:${lineOf(source, node)} uses any`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

function findExportFaults(source: ts.SourceFile): string[] {
  const path = source.fileName
  const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const exports = listExports(source)
  const faults = exports.flatMap(({ node, isDefault, isDescribed, ...found }) => {
    const at = `${path}:${lineOf(source, node)}`
    return [
      ...(isDefault ? [`${at} has a default export: every export has a name`] : []),
      ...(isDescribed ? [] : [`${at} exports ${found.name} without a sentence of docstring`]),
      ...(OTHER_WORD.test(found.name) ? [`${at} exports ${found.name}: the word is picture`] : []),
    ]
  })
  if (HOLDS_SEVERAL.test(name)) return faults
  const values = exports.filter(found => found.isValue).map(found => found.name)
  if (values.length > 1) faults.push(`${path} exports ${values.join(', ')}: one thing a file`)
  else if (values[0] !== undefined && values[0] !== name) faults.push(`${path} exports ${values[0]}: a file is named after what it exports`)
  return faults
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}
