import ts from 'typescript'
import { listExports } from './listExports'

const WALL = 250
const FORBIDDEN_TEXT = /\b(?:TODO|FIXME)\b|@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable/
/** Matches names of entries, which are named after their bundle, and of files named after a resource or a window. */
const NAMED_AFTER_ROLE = /^(?:index|umd|boot|core|elements|react|testing|config)$|(?:Wire|Model|Rules)$/
/**
 * Files with several small exports, each file named after its subject. The list is explicit, so that nobody adds such a
 * file by accident.
 */
const SUBJECTS = new Set([
  'accessRequest',
  'accountSteps',
  'addressFields',
  'colors',
  'contentPolicy',
  'cookies',
  'credentialFields',
  'dates',
  'eventLines',
  'eventSpan',
  'keyboard',
  'nameAddressFields',
  'nativeRequest',
  'natives',
  'passwordSteps',
  'portalQueries',
  'portalValues',
  'requestParts',
  'textPanels',
  'times',
  'virtualRows',
])
const TEXTS_FOLDER = 'src/labels/texts/'
// The image service has this name in the specification; everything else is called picture.
const OTHER_WORD = /photo|image(?!Service)/i

/** Finds the violations of the house style in one file. */
export function findStyleErrors(source: ts.SourceFile): string[] {
  const path = source.fileName
  const lines = source.text.split('\n')
  const errors: string[] = []
  const lineCount = lines.length - (lines.at(-1) === '' ? 1 : 0)
  if (lineCount > WALL) errors.push(`${path}: ${lineCount} lines, the limit is ${WALL}`)
  lines.forEach((line, index) => {
    const found = FORBIDDEN_TEXT.exec(line)
    if (found) errors.push(`${path}:${index + 1} says ${found[0]}`)
  })
  return [...errors, ...findAny(source), ...findExportErrors(source)]
}

function findAny(source: ts.SourceFile): string[] {
  const errors: string[] = []
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) errors.push(`${source.fileName}:${lineOf(source, node)} uses any`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return errors
}

function findExportErrors(source: ts.SourceFile): string[] {
  const path = source.fileName
  const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const exports = listExports(source)
  const errors = exports.flatMap(({ node, isDefault, isDescribed, ...found }) => {
    const at = `${path}:${lineOf(source, node)}`
    return [
      ...(isDefault ? [`${at} has a default export: every export has a name`] : []),
      ...(isDescribed ? [] : [`${at} exports ${found.name} without a sentence in a docstring`]),
      ...(OTHER_WORD.test(found.name) ? [`${at} exports ${found.name}: use the word picture`] : []),
    ]
  })
  if (NAMED_AFTER_ROLE.test(name) || SUBJECTS.has(name) || path.startsWith(TEXTS_FOLDER)) return errors
  const names = exports.map(found => found.name)
  if (names.length > 0 && !names.includes(name))
    errors.push(`${path} exports ${names.join(', ')}: a file is named after its main export or its subject`)
  return errors
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}
